import type { Db } from '#server/db/database.ts';
import { listRowsAwaitingLateAnswer, listUnsettledRows } from './payments.queries.ts';

const day = 86_400_000;
const daysAsked = 30;

/**
 * Transactions without their provider's answer since before an instant, oldest first. A transaction whose outcome a
 * person has set by hand is listed for 30 days, until its provider answers.
 */
export async function listUnsettled(db: Db, before: Date) {
  const unsettled = await listUnsettledRows(db, before);
  const from = new Date(before.getTime() - daysAsked * day);
  return [...unsettled, ...(await listRowsAwaitingLateAnswer(db, { from, before }))];
}
