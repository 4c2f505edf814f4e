import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import type { Sale } from '#server/payments/new-payments.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import type { WholeOrder } from '../order-records.ts';

/** The business day on which money moves now; an order's own day is stamped once and may be earlier. */
export async function eventDateOf(tx: Tx, storeId: string, now: Date): Promise<string> {
  const settings = await settingsAt(tx, storeId, now);
  return businessDateOf(now, settings.dayStart);
}

/** What new rows of money carry of a locked order that they belong to. */
export async function saleOf(tx: Tx, { order, transactions }: WholeOrder, now: Date): Promise<Sale> {
  const { storeId, id: orderId, businessDate } = order;
  const eventDate = await eventDateOf(tx, storeId, now);
  return { storeId, orderId, businessDate, eventDate, transactionsBefore: transactions.length, now };
}
