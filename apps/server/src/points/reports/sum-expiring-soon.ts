import type { Tx } from '#server/db/database.ts';
import { sumExpiring } from './reports.queries.ts';

const soon = 30 * 86_400_000;

/** Unexpired points of all customers that expire within 30 days. */
export function sumExpiringSoon(tx: Tx, storeId: string, now: Date): Promise<number> {
  return sumExpiring(tx, storeId, { after: now, until: new Date(now.getTime() + soon) });
}
