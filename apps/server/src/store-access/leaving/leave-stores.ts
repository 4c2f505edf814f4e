import type { LeavingOutcome } from '@maru/contract/profile/deletion.endpoints.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { type EraseOfStore, eraseDraft } from '#server/stores/erase-draft.ts';
import { cancelRevenueMessages } from '../cancel-revenue-messages.ts';
import { deleteInvitations, endInvitationsBy } from '../invitations/invitations.queries.ts';
import { postAccessChangedMail } from '../post-access-changed-mail.ts';
import {
  deleteMember,
  insertFormerMember,
  listMembers,
  listOwnMemberships,
  lockStoresOf,
  type Member,
  type OwnMembership,
} from '../store-access.queries.ts';
import { writeAccessTrails } from '../write-access-trails.ts';
import { leavingOutcome } from './leaving-outcome.ts';

export type Leaving = OwnMembership & { outcome: LeavingOutcome };

/** Every store of a user, with what happens to the membership if the user leaves Maru. */
export async function planLeaving(db: DbOrTx, userId: string): Promise<Leaving[]> {
  const memberships = await listOwnMemberships(db, userId);
  return memberships.map((membership) => ({ ...membership, outcome: leavingOutcome(membership) }));
}

/** Locks the stores of a user in the order of their ids, before any other lock. Returns the ids. */
export function lockStoresOfUser(tx: Tx, userId: string): Promise<string[]> {
  return lockStoresOf(tx, userId);
}

export type LeavingParts = HubMailParts & { eraseOfStore: EraseOfStore };

type Leaver = { userId: string; username: string; name: string };

/** Ends the memberships of a user who leaves Maru. In a suspended store without another owner the row stays. */
export async function leaveStores(
  tx: Tx,
  parts: LeavingParts,
  { context, leaver, stores }: { context: UserContext; leaver: Leaver; stores: readonly Leaving[] },
): Promise<void> {
  for (const store of stores) {
    const { storeId, role, outcome } = store;
    const isEnding = outcome === 'LEAVES' || outcome === 'GOES_ALONG';
    if (isEnding) await endMembership(tx, context, { storeId, member: { ...leaver, ...store } });
    if (outcome === 'GOES_ALONG') await endDraft(tx, parts, { context, leaver, store });
    if (role === 'OWNER') await endInvitationsBy(tx, { storeId, userId: leaver.userId, at: context.now });
  }
  // Insert events last and in the order of store ids, because the event counters stay locked until the commit.
  for (const { storeId, version, outcome } of stores) {
    if (outcome === 'STAYS') continue;
    const ids = [leaver.userId];
    await insertEvent(tx, { storeId, type: 'ACCESS_CHANGED', ids, version: version + 1, at: context.now });
    // Another store may take the address of the page from now on.
    if (outcome === 'GOES_ALONG')
      await insertEvent(tx, {
        storeId,
        type: 'PLACE_CHANGED',
        ids: [],
        version: version + 1,
        at: context.now,
      });
  }
}

type Ended = Pick<Member, 'userId' | 'username' | 'name' | 'role' | 'rights'>;

async function endMembership(
  tx: Tx,
  context: UserContext,
  { storeId, member }: { storeId: string; member: Ended },
): Promise<void> {
  const key = { storeId, userId: member.userId };
  await deleteMember(tx, key);
  await insertFormerMember(tx, { ...key, leftAt: context.now });
  await cancelRevenueMessages(tx, key);
  await writeAccessTrails(tx, context, {
    act: 'deleteUser',
    storeId,
    person: member,
    was: { role: member.role, rights: member.rights },
    to: undefined,
  });
}

type Draft = { context: UserContext; leaver: Leaver; store: Leaving };

/** A draft ends for its staff, too. */
async function endDraft(tx: Tx, parts: LeavingParts, { context, leaver, store }: Draft): Promise<void> {
  const { storeId, storeName } = store;
  for (const member of await listMembers(tx, storeId)) {
    await endMembership(tx, context, { storeId, member });
    const told = { person: member, store: { id: storeId, name: storeName }, by: leaver.name };
    await postAccessChangedMail(tx, parts, { ...told, now: undefined, wasMember: true });
  }
  await deleteInvitations(tx, storeId);
  await eraseDraft(tx, context, { storeId, eraseOfStore: parts.eraseOfStore });
}
