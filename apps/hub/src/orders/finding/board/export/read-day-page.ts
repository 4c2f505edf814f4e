import { listOrdersBetween } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { call } from '@maru/web/call.ts';
import type { ReadPage } from '#hub/lib/list/read-pages.ts';

/** A page of the orders of one business day, whatever their status. */
export function readDayPage(storeId: string, date: string): ReadPage<OrderSummary> {
  return (page, signal) => call(listOrdersBetween, { storeId, from: date, to: date, ...page }, { signal });
}
