import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { EventRecord } from './event-log.ts';
import { insertColumns, readColumns } from './insert-columns.ts';
import type { OrderDraft } from './order-draft.ts';

/** Returns a function that inserts orders with everything that belongs to them in one statement. */
export async function orderWriter(tx: Tx) {
  const inserting = {
    orders: await insertsInto(tx, 'orders'),
    lines: await insertsInto(tx, 'order_lines'),
    history: await insertsInto(tx, 'order_history'),
    payments: await insertsInto(tx, 'payments'),
    transactions: await insertsInto(tx, 'payment_transactions'),
    receipts: await insertsInto(tx, 'cash_receipts'),
  };
  return async (drafts: readonly OrderDraft[]) => {
    await sql`
      with taken as (${inserting.orders(drafts.map(({ order }) => order))}),
        lines as (${inserting.lines(drafts.flatMap(({ lines }) => lines))}),
        inserted_history as (${inserting.history(drafts.flatMap(({ history }) => history))}),
        paid as (${inserting.payments(drafts.flatMap(({ payments }) => payments))}),
        receipted as (${inserting.receipts(drafts.flatMap(({ cashReceipts }) => cashReceipts))})
      ${inserting.transactions(drafts.flatMap(({ transactions }) => transactions))}`.execute(tx);
  };
}

async function insertsInto(tx: Tx, table: string) {
  const columns = await readColumns(tx, table);
  return (records: Parameters<typeof insertColumns>[2]) => insertColumns(table, columns, records);
}

export async function writeDayNumbers(tx: Tx, storeId: string, lastNumbers: ReadonlyMap<string, number>) {
  const rows = [...lastNumbers].map(([businessDate, lastNumber]) => ({ storeId, businessDate, lastNumber }));
  await tx.insertInto('orderNumbers').values(rows).execute();
}

export async function writeEvents(
  tx: Tx,
  storeId: string,
  { counted, kept }: { counted: number; kept: EventRecord[] },
) {
  if (kept.length > 0) await tx.insertInto('storeEvents').values(kept).execute();
  await tx.updateTable('storeEventCounters').set({ seq: counted }).where('storeId', '=', storeId).execute();
}
