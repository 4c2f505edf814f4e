import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { searchOrders as wire } from '@maru/contract/orders/find-orders.endpoints.ts';
import { findMasked } from '#server/customers/find-masked.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkCustomerFilter } from './check-customer-filter.ts';
import { checkReader } from './check-reader.ts';
import { orderPage } from './order-page.ts';

/** Orders of a store that meet all filters, newest first. */
export async function searchOrders(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  await checkReader(context);
  checkCustomerFilter(context, input);
  const { db, storeId } = context;
  const { customerId } = input;
  const [page, customer] = await Promise.all([
    orderPage(db, { ...input, storeId }),
    customerId === undefined ? null : findMasked(db, storeId, customerId),
  ]);
  return { ...page, customer };
}
