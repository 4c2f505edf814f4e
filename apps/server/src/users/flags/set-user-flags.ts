import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import type { setUserFlags as wire } from '@maru/contract/users/users.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { presentUser, type ShownUser } from '#server/users/one/present-user.ts';
import { listFlagChanges } from '#server/users/one/user-detail.queries.ts';
import { isAdmin } from '#server/users/users.queries.ts';
import { listAdmins, lockFlags, updateFlags } from './user-flags.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Sign-in and every call honour the flags: sessions of the user rest while one is down. */
export async function setUserFlags(context: UserContext, input: Input): Promise<ShownUser> {
  const { actor, now } = context;
  const { id, version, reason } = input;
  if (id === actor.userId) fail('OWN_ACCOUNT_FLAGS');

  return context.transaction(async (tx) => {
    const admins = (await isAdmin(tx, id)) ? await listAdmins(tx, { lock: true }) : undefined;
    const before = (await lockFlags(tx, id)) ?? fail('NOT_FOUND');
    if (before.version !== version) await failStaleFlags(tx, context, id);

    const changes = accountFlags.flatMap((flag) => {
      const value = input[flag];
      if (value === undefined || value === before[flag]) return [];
      return { flag, value, reason, by: actor.userId, at: now };
    });
    const isLowered = changes.some(({ value }) => !value);
    if (admins && isLowered) checkOtherAdmins(admins, { id, actorId: actor.userId });
    if (changes.length > 0) {
      await updateFlags(tx, id, changes);
      await writeUserTrail(tx, context, {
        ...{ userId: id, module: 'users', act: 'setUserFlags', logLevel: isLowered ? 'WARN' : 'INFO' },
        before: Object.fromEntries(changes.map(({ flag }) => [flag, before[flag]])),
        after: { ...Object.fromEntries(changes.map(({ flag, value }) => [flag, value])), reason },
      });
    }
    return presentUser(tx, id, 'masked');
  });
}

/** An admin who was locked a moment ago locks nobody, and somebody stays who can sign in. */
function checkOtherAdmins(
  admins: Awaited<ReturnType<typeof listAdmins>>,
  { id, actorId }: { id: string; actorId: string },
) {
  const others = admins.filter((admin) => admin.id !== id && admin.isActive);
  if (others.length === 0) fail('LAST_ADMIN');
  if (!others.some((admin) => admin.id === actorId)) fail('UNAUTHENTICATED');
}

async function failStaleFlags(tx: Tx, context: UserContext, id: string): Promise<never> {
  const [last] = await listFlagChanges(tx, id);
  return failStale(context, await presentUser(tx, id, 'masked'), {
    changedById: last?.changedBy ?? null,
    changedBy: last?.byName ?? null,
    changedAt: last?.changedAt ?? null,
  });
}
