import type { Db } from '#server/db/database.ts';
import { listUnsettledRows } from './payments.queries.ts';

/** Transactions undecided since before an instant, oldest first. */
export async function listUnsettled(db: Db, before: Date) {
  return listUnsettledRows(db, before);
}
