import type { Tx } from '#server/db/database.ts';
import type { AccountKey } from './point-records.ts';
import { findUnexpired } from './points.queries.ts';

/**
 * The points that a customer has left. Of a locked account they are read in a statement of their own, because a
 * statement that waited for a lock still sees older lots.
 */
export function unexpiredPoints(tx: Tx, account: AccountKey, at: Date): Promise<number> {
  return findUnexpired(tx, account, at);
}
