import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import type { Outcome } from './outcome-of.ts';

/** Tables of features that keep what became of their messages longer than `messages` does. */
export type HistoryTable = 'point_messages' | 'revenue_messages';
export type HistoryRow = { storeId: string; id: string; messageId: string };
export type NewOutcome = { outcome: Outcome; settledAt: Date | null };

/** `messageId` is that of the reading: a message that was posted again has another one. */
export async function updateOutcome(
  db: DbOrTx,
  table: HistoryTable,
  { storeId, id, messageId, outcome, settledAt }: HistoryRow & NewOutcome,
): Promise<void> {
  await sql`update ${sql.table(table)} set outcome = ${outcome}, settled_at = ${settledAt}
    where store_id = ${storeId} and id = ${id} and message_id = ${messageId}`.execute(db);
}
