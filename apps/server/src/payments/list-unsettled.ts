import type { Db } from '#server/db/database.ts';
import { listUnsettledRows } from './payments.queries.ts';

/** Transactions that have had no outcome since before an instant, the oldest first. */
export async function listUnsettled(db: Db, before: Date) {
  return listUnsettledRows(db, before);
}
