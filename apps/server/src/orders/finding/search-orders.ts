import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { searchOrders as wire } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkReader } from './check-reader.ts';
import { orderPage } from './order-page.ts';

/** Orders of a store that meet all filters, newest first. */
export async function searchOrders(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  await checkReader(context);
  return orderPage(context.db, { ...input, storeId: context.storeId });
}
