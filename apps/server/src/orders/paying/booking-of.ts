import type { OrderBooking } from '#server/payments/new-payments.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';

/** What new rows of money carry of the order that they belong to. */
export function bookingOf(
  { order, transactions }: Pick<WholeOrder, 'order' | 'transactions'>,
  { now, eventDate }: Moment,
): OrderBooking {
  const { storeId, id: orderId, businessDate } = order;
  return { storeId, orderId, businessDate, eventDate, transactionsBefore: transactions.length, now };
}
