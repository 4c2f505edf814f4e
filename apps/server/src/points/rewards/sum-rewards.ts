import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type * as wire from '@maru/contract/points/points.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listActiveByMonth, sumAccounts, sumByKind } from './rewards.queries.ts';

/** Points by kind between two business days. */
export async function getRewardSummary(
  { db, storeId }: StoreContext,
  between: ParsedInputOf<typeof wire.getRewardSummary>,
): Promise<OutputOf<typeof wire.getRewardSummary>> {
  return { rows: await sumByKind(db, storeId, between) };
}

/** Unexpired points of all customers. */
export async function getTotalActiveReward({
  db,
  storeId,
  now,
}: StoreContext): Promise<OutputOf<typeof wire.getTotalActiveReward>> {
  const [months, { debt, customers }] = await Promise.all([
    listActiveByMonth(db, storeId, now),
    sumAccounts(db, storeId, now),
  ]);
  return { points: months.reduce((sum, { points }) => sum + points, 0), debt, customers, months };
}
