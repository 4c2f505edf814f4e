import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { postReward as wire } from '@maru/contract/points/points.endpoints.ts';
import type { Reward } from '@maru/contract/points/reward.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { earned } from '../account/earned.ts';
import { used } from '../account/used.ts';
import { announceCustomers } from '../announce-customers.ts';
import { checkStoreTakes } from '../check-store.ts';
import { type LockedAccount, lockAccount, writeMoved } from '../lock-account.ts';
import type { EntryBy, PointAccount } from '../point-records.ts';
import { unsavedSetting } from '../setting-at.ts';
import { readReward } from './get-reward.ts';
import { findLiveCustomer } from './rewards.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Gives points to a customer by hand, or uses some. */
export async function postReward(context: StoreContext, input: Input): Promise<Reward> {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    await checkStoreTakes(tx, storeId, now);
    const customerId = (await findLiveCustomer(tx, storeId, input.customerId)) ?? fail('CUSTOMER_NOT_FOUND');
    const most = input.kind === 'USE' ? input.amount : 0;
    const locked = (await lockAccount(tx, { storeId, customerId, now, most })) ?? fail('CUSTOMER_NOT_FOUND');
    if (locked.isDeleted) fail('CUSTOMER_NOT_FOUND');
    const by = byHand(context, { actor: 'STORE', reason: input.reason });
    const account = movedByHand(locked, by, input);
    await writeMoved(tx, locked, account);

    const made = account.entries.find(({ kind }) => kind === input.kind) ?? fail('NOT_FOUND');
    const { kind, amount, reason } = input;
    const after = { rewardId: made.id, customerId, kind, amount, reason };
    await writeStoreTrail(tx, context, { storeId, module: 'points', act: 'postReward', before: null, after });
    await announceCustomers(tx, context, [customerId]);
    return readReward(tx, storeId, made.id);
  });
}

function movedByHand(
  { account, setting }: LockedAccount,
  by: EntryBy,
  { kind, amount }: Input,
): PointAccount {
  const { validityMonths } = setting ?? unsavedSetting;
  if (kind === 'EARN') return earned(account, by, { amount, validityMonths, settingVersion: null });
  // The minimum and the step apply to guests at the till. A correction by hand may take any number.
  return (
    used(account, by, amount) ?? fail('POINTS_NOT_USABLE', { reason: 'NOT_ENOUGH', usable: account.balance })
  );
}

/** Who moves points without an order. */
export function byHand(
  { actor, requestId, request }: StoreContext,
  entry: Pick<EntryBy, 'actor' | 'reason'>,
): EntryBy {
  const { deviceType } = clientFactsOf(request);
  return { ...entry, orderId: null, byUserId: actor.userId, requestId, deviceType };
}
