import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { cancelReward as wire } from '@maru/contract/points/points.endpoints.ts';
import type { EntryActor, Reward } from '@maru/contract/points/reward.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { givenBack } from '../account/given-back.ts';
import { takenBack } from '../account/taken-back.ts';
import { announceCustomers } from '../announce-customers.ts';
import { type LockedAccount, lockAccount, writeMoved } from '../lock-account.ts';
import type { EntryBy, PointAccount } from '../point-records.ts';
import { readReward } from './get-reward.ts';
import { byHand } from './post-reward.ts';
import { findRewardRow } from './rewards.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Undoes an earning or a use by hand. The status tells who undid it, or that the customer asked for it. */
export async function cancelReward(context: StoreContext, input: Input): Promise<Reward> {
  const { storeId, now } = context;
  const { rewardId, cancelReason } = input;
  return context.transaction(async (tx) => {
    const reward = (await findRewardRow(tx, storeId, rewardId)) ?? fail('NOT_FOUND');
    if (reward.kind !== 'EARN' && reward.kind !== 'USE') fail('REWARD_NOT_CANCELLABLE', { reason: 'KIND' });
    if (reward.actor === 'ORDER') fail('REWARD_NOT_CANCELLABLE', { reason: 'ORDER' });

    const { customerId } = reward;
    const of = { entryId: rewardId };
    const most = Math.abs(reward.amount);
    const locked = (await lockAccount(tx, { storeId, customerId, now, of, most })) ?? fail('NOT_FOUND');
    const by = byHand(context, { actor: actorOf(context, input), reason: cancelReason });
    if (locked.isDeleted) fail('REWARD_NOT_CANCELLABLE', { reason: 'EXPIRED' });
    if (locked.earns.length + locked.uses.length === 0)
      fail('REWARD_NOT_CANCELLABLE', { reason: reward.undone > 0 ? 'CANCELLED' : 'EXPIRED' });
    await writeMoved(tx, locked, undone(locked, by));
    const after = { rewardId, customerId, reason: cancelReason };
    await writeStoreTrail(tx, context, {
      storeId,
      module: 'points',
      act: 'cancelReward',
      before: null,
      after,
    });
    await announceCustomers(tx, context, [customerId]);
    return readReward(tx, storeId, rewardId);
  });
}

function undone({ account, earns, uses }: LockedAccount, by: EntryBy): PointAccount {
  const [earn] = earns;
  const [use] = uses;
  if (earn) return takenBack(account, by, { amount: earn.amount, earns });
  return use ? givenBack(account, by, { amount: use.amount, uses }) : account;
}

function actorOf({ membership }: StoreContext, { byCustomer }: Input): EntryActor {
  if (byCustomer) return 'USER';
  return membership ? 'STORE' : 'ADMIN';
}
