import { listSampleCarts } from '@maru/contract/orders/sample-carts.endpoints.ts';
import { call } from '@maru/web/call.ts';

/** The server has these in a trial only. */
export const readSampleCarts = (storeId: string) => call(listSampleCarts, { storeId });
