import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { inOrder, type Membership, mayIn, type Right } from '@maru/contract/store-access/rights.ts';
import type { updateAccessControl as wire } from '@maru/contract/store-access/store-access.endpoints.ts';
import { needsOwner } from '@maru/contract/stores/application.ts';
import { maskName } from '#server/audit/mask.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { cancelRevenueMessages } from './cancel-revenue-messages.ts';
import { checkStillOwner } from './check-still-owner.ts';
import { type AccessControl, accessControlOf, presentAccess } from './get-access-control.ts';
import {
  endInvitationsBy,
  endInvitationsTo,
  type ListedInvitation,
  listInvitations,
} from './invitations/invitations.queries.ts';
import { isLastOwner } from './is-last-owner.ts';
import { postAccessChangedMail } from './post-access-changed-mail.ts';
import {
  deleteMember,
  findPerson,
  findUserName,
  insertFormerMember,
  insertMember,
  listMembers,
  lockMembership,
  type Member,
  type Person,
  updateMember,
} from './store-access.queries.ts';
import { writeAccessTrails } from './write-access-trails.ts';

type Input = ParsedInputOf<typeof wire>;
type People = { members: readonly Member[]; invitations: readonly ListedInvitation[] };
type Move = { person: Pick<Person, 'userId' | 'username' | 'name' | 'language'>; to: Membership | undefined };

/** Adds a member, changes a role or rights, or removes a member. Serialized per store. */
export function updateAccessControlBy(parts: HubMailParts) {
  return async (context: StoreContext, input: Input): Promise<AccessControl> => {
    const { db, storeId, actor, now } = context;
    const newcomer = input.action === 'ADD' ? input.username : undefined;
    const added = newcomer === undefined ? undefined : await lookUp(db, actor.userId, newcomer);
    return context.transaction(async (tx) => {
      const { storeName, applicationStatus } = (await lockMembership(tx, storeId)) ?? fail('NOT_FOUND');
      const members = await listMembers(tx, storeId);
      const invitations = await listInvitations(tx, storeId);
      const memberId = added?.userId ?? input.userId;
      const member = members.find(({ userId }) => userId === memberId);
      const move = added
        ? joining(added, member, input)
        : changing(
            context,
            { members, invitations, mayHaveNoOwner: !needsOwner(applicationStatus) },
            member,
            input,
          );
      checkStillOwner(context, members);

      if (isChange(member, move)) {
        // Only changes are limited here. `lookUp` limits additions; removals have no limit.
        if (member && move.to)
          await limitTries(tx, 'member: changes in an hour', `${storeId}/${member.userId}`);
        await write(tx, context, member, move);
        await writeAccessTrails(tx, context, { act: 'updateAccessControl', storeId, ...move, was: member });
        const version = (member?.version ?? 0) + 1;
        await insertEvent(tx, {
          storeId,
          type: 'ACCESS_CHANGED',
          ids: [move.person.userId],
          version,
          at: now,
        });
        await mailMember(tx, parts, { context, storeName, member, move });
      }
      return accessControlOf(tx, context);
    });
  };
}

/** Finds a verified account. Limited per caller, because the answer reveals whether an account exists. */
async function lookUp(db: Db, actorId: string, username: string): Promise<Person> {
  await limitTries(db, 'user: people looked up for a store', actorId);
  const person = await findPerson(db, { username });
  return person?.isVerified ? person : fail('ACCOUNT_NOT_FOUND');
}

function joining(person: Person, member: Member | undefined, input: Input): Move {
  if (member) fail('SAME_USERNAME');
  return { person, to: membershipOf(input, ['ORDER']) };
}

function changing(
  context: StoreContext,
  { members, invitations, mayHaveNoOwner }: People & { mayHaveNoOwner: boolean },
  member: Member | undefined,
  input: Input,
): Move {
  if (!member) fail('NONE_STOREOWNER');
  if (member.version !== input.version) failStaleMember(context, { members, invitations }, member);
  const to =
    input.action === 'REMOVE'
      ? undefined
      : membershipOf(input, member.role === 'OWNER' ? ['ORDER'] : member.rights);
  if (to?.role !== 'OWNER' && isLastOwner(member, members) && !mayHaveNoOwner) fail('STORE_OWNER_REQUIRED');
  return { person: member, to };
}

function failStaleMember(context: StoreContext, { members, invitations }: People, member: Member): never {
  const { changedBy, changedAt } = member;
  failStale(context, presentAccess(context, members, invitations), {
    changedById: changedBy?.id ?? null,
    changedBy: changedBy && shownChanger(context, members, changedBy),
    changedAt,
  });
}

/** Members must not learn which admin made the change; admins see masked names. */
function shownChanger(
  { membership }: StoreContext,
  members: readonly Member[],
  { id, name }: { id: string; name: string },
): string | null {
  if (!membership) return maskName(name);
  return members.some(({ userId }) => userId === id) ? name : null;
}

/** Owners have every right, so none are stored; staff have the given ones. */
function membershipOf({ role, rights }: Input, defaultRights: readonly Right[]): Membership {
  if (role === 'OWNER') return { role, rights: [] };
  return { role: 'STAFF', rights: inOrder(rights ?? defaultRights) };
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
  const change = to && { ...to, by: actor.userId, now };
  if (!change) {
    await deleteMember(tx, key);
    await insertFormerMember(tx, { ...key, leftAt: now });
  } else if (member) await updateMember(tx, key, change);
  else if (!(await insertMember(tx, { ...key, ...change }))) fail('ACCOUNT_NOT_FOUND');

  if (!to || !mayIn(to, 'SALES')) await cancelRevenueMessages(tx, key);
  if (member?.role === 'OWNER') await endInvitationsBy(tx, { ...key, at: now });
  const { username } = person;
  if (!member) await endInvitationsTo(tx, { storeId, username, as: 'ACCEPTED', at: now });
}

async function mailMember(
  tx: Tx,
  parts: HubMailParts,
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
  await postAccessChangedMail(tx, parts, { person, store, by, now: to, wasMember: member !== undefined });
}
