import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listOrders as wire } from '@maru/contract/orders/orders.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { orderPage } from './order-page.ts';

/** Orders of a store by status and business day, newest first. */
export async function listOrders({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  return orderPage(db, { ...input, storeId });
}
