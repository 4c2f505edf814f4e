import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type * as wire from '@maru/contract/points/points.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listActiveByMonth, sumAccounts, sumByKind } from './reports.queries.ts';

type Active = OutputOf<typeof wire.getTotalActiveReward>;

/** Points by kind between two business days. */
export async function getRewardSummary(
  { db, storeId }: StoreContext,
  { from, to }: ParsedInputOf<typeof wire.getRewardSummary>,
): Promise<OutputOf<typeof wire.getRewardSummary>> {
  return { rows: await sumByKind(db, { storeId, from, to }) };
}

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
