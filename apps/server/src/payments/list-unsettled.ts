import type { Db } from '#server/db/database.ts';
import { listRowsAwaitingLateAnswer, listUnsettledRows } from './payments.queries.ts';

const day = 86_400_000;
const daysAsked = 30;

/**
 * Transactions that were requested before an instant and that their provider has not answered, oldest first. If a
 * person has set the outcome by hand, a transaction is listed until its provider answers, at most for 30 days.
 */
export async function listUnsettled(db: Db, before: Date) {
  const unsettled = await listUnsettledRows(db, before);
  const from = new Date(before.getTime() - daysAsked * day);
  return [...unsettled, ...(await listRowsAwaitingLateAnswer(db, { from, before }))];
}
