import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { rights as allRights, type Membership, type Right } from '@maru/contract/store-access/rights.ts';
import type { updateAccessControl as wire } from '@maru/contract/store-access/store-access.endpoints.ts';
import { leaveStoreTrail, leaveUserTrail } from '#server/audit/leave-trail.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { type AccessControl, presentMembers } from './get-access-control.ts';
import {
  deleteMember,
  findPerson,
  findUserName,
  insertMember,
  listMembers,
  lockMembership,
  type Member,
  type Person,
  updateMember,
} from './store-access.queries.ts';
import { type MailParts, tellAccessChanged } from './tell-access-changed.ts';

type Input = ParsedInputOf<typeof wire>;
type Move = { person: Pick<Person, 'userId' | 'username' | 'name' | 'language'>; to: Membership | undefined };

/** Adds a member, changes a role or rights, or removes a member, one change of a store at a time. */
export function updateAccessControlBy(parts: MailParts) {
  return async (context: StoreContext, input: Input): Promise<AccessControl> => {
    const { db, storeId, actor, now } = context;
    const added = input.action === 'ADD' ? await lookUp(db, actor.userId, input.username) : undefined;
    return context.transaction(async (tx) => {
      const { storeName } = (await lockMembership(tx, storeId)) ?? fail('NOT_FOUND');
      const members = await listMembers(tx, storeId);
      const member = members.find(({ username }) => username === input.username);
      const move = added ? joining(added, member, input) : changing(context, members, member, input);
      checkStillMay(context, members);

      if (isChange(member, move)) {
        // Whoever has to go is removed at any time.
        if (member && move.to)
          await limitTries(tx, 'member: changes in an hour', `${storeId}/${member.userId}`);
        await write(tx, context, member, move);
        await leaveTrails(tx, context, member, move);
        const version = (member?.version ?? 0) + 1;
        await insertEvent(tx, {
          storeId,
          type: 'ACCESS_CHANGED',
          ids: [move.person.userId],
          version,
          at: now,
        });
        await tell(tx, parts, { context, storeName, member, move });
      }
      return presentMembers(await listMembers(tx, storeId));
    });
  };
}

/** Whether a username has an account is told to owners only so often. */
async function lookUp(db: Db, actorId: string, username: string): Promise<Person> {
  await limitTries(db, 'user: people looked up for a store', actorId);
  const person = (await findPerson(db, username)) ?? fail('ACCOUNT_NOT_FOUND');
  if (!person.isVerified) fail('MEMBER_EMAIL_NOT_VERIFIED');
  return person;
}

function joining(person: Person, member: Member | undefined, input: Input): Move {
  if (member) fail('SAME_USERNAME');
  return { person, to: membershipOf(input, ['ORDER']) };
}

function changing(
  context: StoreContext,
  members: readonly Member[],
  member: Member | undefined,
  input: Input,
): Move {
  if (!member) fail('NONE_STOREOWNER');
  if (member.version !== input.version) failStaleMember(context, members, member);
  const to =
    input.action === 'REMOVE'
      ? undefined
      : membershipOf(input, member.role === 'OWNER' ? ['ORDER'] : member.rights);
  const owners = members.filter(({ role }) => role === 'OWNER').length;
  if (member.role === 'OWNER' && to?.role !== 'OWNER' && owners === 1) fail('STORE_OWNER_REQUIRED');
  return { person: member, to };
}

function failStaleMember(context: StoreContext, members: readonly Member[], member: Member): never {
  const { changedBy, changedAt } = member;
  // Members are not told which admin it was.
  const mayKnow = !context.membership || members.some(({ userId }) => userId === changedBy?.id);
  failStale(context, presentMembers(members), {
    changedById: changedBy?.id ?? null,
    changedBy: mayKnow ? (changedBy?.name ?? null) : null,
    changedAt,
  });
}

/** An owner has every right, so none is kept; staff have what was ticked. */
function membershipOf({ role, rights }: Input, otherwise: readonly Right[]): Membership {
  if (role === 'OWNER') return { role, rights: [] };
  const ticked = rights ?? otherwise;
  return { role: 'STAFF', rights: allRights.filter((right) => ticked.includes(right)) };
}

/** Whoever was removed or demoted while this call waited its turn may not go on. */
function checkStillMay({ actor, membership }: StoreContext, members: readonly Member[]) {
  // An admin needs no membership.
  if (!membership) return;
  const self = members.find(({ userId }) => userId === actor.userId);
  if (!self) fail('NOT_FOUND');
  if (self.role !== 'OWNER') fail('FORBIDDEN');
}

function isChange(member: Member | undefined, { to }: Move): boolean {
  return member?.role !== to?.role || member?.rights.join() !== to?.rights.join();
}

async function write(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  member: Member | undefined,
  { person, to }: Move,
) {
  const key = { storeId, userId: person.userId };
  if (!to) return deleteMember(tx, key);
  const change = { ...to, by: actor.userId, now };
  return member ? updateMember(tx, key, change) : insertMember(tx, { ...key, ...change });
}

async function leaveTrails(tx: Tx, context: StoreContext, member: Member | undefined, { person, to }: Move) {
  const { storeId } = context;
  const { username, name, userId } = person;
  const entry = { module: 'store-access', act: 'updateAccessControl' };
  const was = member && { role: member.role, rights: member.rights };
  // Who it was stands on the side that differs, so that a change names its person too.
  await leaveStoreTrail(tx, context, {
    ...{ storeId, ...entry },
    before: was ? { ...was, ...(!to && { username, name }) } : null,
    after: to ? { ...to, username, name } : null,
  });
  await leaveUserTrail(tx, context, {
    ...{ userId, ...entry },
    before: was ? { ...was, ...(!to && { storeId }) } : null,
    after: to ? { ...to, storeId } : null,
  });
}

async function tell(
  tx: Tx,
  parts: MailParts,
  {
    context: { storeId, actor, membership },
    storeName,
    member,
    move: { person, to },
  }: { context: StoreContext; storeName: string; member: Member | undefined; move: Move },
) {
  if (person.userId === actor.userId) return;
  const by = membership ? await findUserName(tx, actor.userId) : undefined;
  const store = { id: storeId, name: storeName };
  await tellAccessChanged(tx, parts, { person, store, by, now: to, wasMember: member !== undefined });
}
