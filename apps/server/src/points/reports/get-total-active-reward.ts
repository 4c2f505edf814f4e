import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getTotalActiveReward as wire } from '@maru/contract/points/points.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listActiveByMonth, sumAccounts } from './reports.queries.ts';

type Active = OutputOf<typeof wire>;

/** Unexpired points of all customers. */
export function getTotalActiveReward({ db, storeId, now }: StoreContext): Promise<Active> {
  return inSnapshot(db, (tx) => readActive(tx, storeId, now));
}

/** Unexpired points by the month of their expiry, from a snapshot. */
export async function readActive(tx: Tx, storeId: string, at: Date): Promise<Active> {
  const months = await listActiveByMonth(tx, storeId, at);
  const { debt, customers } = await sumAccounts(tx, storeId, at);
  return { points: months.reduce((sum, { points }) => sum + points, 0), debt, customers, months };
}
