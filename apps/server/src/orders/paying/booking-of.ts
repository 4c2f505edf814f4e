import type { OrderBooking } from '#server/payments/new-transaction.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';

/** Data of the order that new payment and transaction rows contain. */
export function bookingOf(
  { order, transactions }: Pick<WholeOrder, 'order' | 'transactions'>,
  { now, eventDate }: Moment,
): OrderBooking {
  const { storeId, id: orderId, businessDate } = order;
  return { storeId, orderId, businessDate, eventDate, transactionsBefore: transactions.length, now };
}
