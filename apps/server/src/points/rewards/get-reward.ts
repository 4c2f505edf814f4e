import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getReward as wire } from '@maru/contract/points/points.endpoints.ts';
import type { Reward } from '@maru/contract/points/reward.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { presentReward } from './present-reward.ts';
import { findRewardRow } from './rewards.queries.ts';

/** One movement of points. */
export async function getReward(
  { db, storeId }: StoreContext,
  { rewardId }: ParsedInputOf<typeof wire>,
): Promise<Reward> {
  return readReward(db, storeId, rewardId);
}

export async function readReward(db: DbOrTx, storeId: string, id: string): Promise<Reward> {
  return presentReward((await findRewardRow(db, storeId, id)) ?? fail('NOT_FOUND'));
}
