import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import type { setUserFlags as wire } from '@maru/contract/users/users.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { holdActingAdmin } from '#server/users/hold-acting-admin.ts';
import { presentUser, type ShownUser } from '#server/users/one/present-user.ts';
import { listFlagChanges } from '#server/users/one/user-detail.queries.ts';
import { lockFlags, updateFlags } from './user-flags.queries.ts';

type Input = ParsedInputOf<typeof wire>;

export type FlagParts = {
  /** Cancels pending revenue messages to a person, which a later feature posts. */
  cancelRevenueMessages: (tx: Tx, to: { userId: string }) => Promise<void>;
};

/** Sets flags of an account. While a flag is down, the account cannot sign in and its sessions cannot call. */
export function setUserFlagsBy(parts: FlagParts) {
  return (context: UserContext, input: Input): Promise<ShownUser> => setUserFlags(parts, context, input);
}

async function setUserFlags(parts: FlagParts, context: UserContext, input: Input): Promise<ShownUser> {
  const { actor, now } = context;
  const { id, version, reason } = input;
  if (id === actor.userId) fail('OWN_ACCOUNT_FLAGS');

  return context.transaction(async (tx) => {
    await holdActingAdmin(tx, { actorId: actor.userId, userId: id });
    const before = (await lockFlags(tx, id)) ?? fail('NOT_FOUND');
    if (before.version !== version) await failStaleFlags(tx, context, id);

    const changes = accountFlags.flatMap((flag) => {
      const value = input[flag];
      if (value === undefined || value === before[flag]) return [];
      return { flag, value, reason, by: actor.userId, at: now };
    });
    const isLowered = changes.some(({ value }) => !value);
    if (changes.length > 0) {
      await updateFlags(tx, id, changes);
      await writeUserTrail(tx, context, {
        ...{ userId: id, module: 'users', act: 'setUserFlags', logLevel: isLowered ? 'WARN' : 'INFO' },
        before: Object.fromEntries(changes.map(({ flag }) => [flag, before[flag]])),
        after: { ...Object.fromEntries(changes.map(({ flag, value }) => [flag, value])), reason },
      });
    }
    if (isLowered) await parts.cancelRevenueMessages(tx, { userId: id });
    return presentUser(tx, id, 'masked');
  });
}

async function failStaleFlags(tx: Tx, context: UserContext, id: string): Promise<never> {
  const [last] = await listFlagChanges(tx, id);
  return failStale(context, await presentUser(tx, id, 'masked'), {
    changedById: last?.changedBy ?? null,
    changedBy: last?.byName ?? null,
    changedAt: last?.changedAt ?? null,
  });
}
