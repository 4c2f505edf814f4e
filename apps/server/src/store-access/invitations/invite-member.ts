import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { invitationDays } from '@maru/contract/store-access/invitation.ts';
import type { inviteMember as wire } from '@maru/contract/store-access/invitations.endpoints.ts';
import { inOrder } from '@maru/contract/store-access/rights.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { checkStillOwner } from '#server/store-access/check-still-owner.ts';
import { type AccessControl, accessControlOf } from '#server/store-access/get-access-control.ts';
import { listMembers, lockMembership, type Member } from '#server/store-access/store-access.queries.ts';
import { endInvitationsTo, insertInvitation } from './invitations.queries.ts';
import { postInvitationMail } from './post-invitation-mail.ts';

type Input = ParsedInputOf<typeof wire>;
const day = 24 * 3_600_000;

/**
 * Invites an address by mail, as staff. The answer does not reveal whether it has an account. The link of an earlier
 * mail to the address ends.
 */
export function inviteMemberBy(parts: AccountMailParts & { hashSubject: HashSubject }) {
  return async function inviteMember(context: StoreContext, input: Input): Promise<AccessControl> {
    const { storeId, now } = context;
    const { username } = input;
    const rights = inOrder(input.rights);
    return context.transaction(async (tx) => {
      const { storeName, applicationStatus } = (await lockMembership(tx, storeId)) ?? fail('NOT_FOUND');
      const members = await listMembers(tx, storeId);
      checkStillOwner(context, members);
      if (members.some((member) => member.username === username)) fail('SAME_USERNAME');
      if (applicationStatus === 'TERMINATED') fail('INVITATION_ENDED', { reason: 'STORE_TERMINATED' });
      await countMail(tx, context, parts.hashSubject('mail address', username));

      const { token, tokenHash } = newStoreToken(storeId);
      const expiresAt = new Date(now.getTime() + invitationDays * day);
      const sender = senderIn(context, members);
      await endInvitationsTo(tx, { storeId, username, as: 'REPLACED', at: now });
      await insertInvitation(tx, {
        ...{ storeId, id: newId(), username, rights, tokenHash },
        ...{ invitedBy: sender.userId, invitedAt: now, expiresAt },
      });
      await postInvitationMail(tx, parts, { sender, storeId, storeName, username, rights, token, expiresAt });
      const entry = { storeId, module: 'store-access', act: 'inviteMember', before: null };
      await writeStoreTrail(tx, context, { ...entry, after: { username, role: 'STAFF', rights, expiresAt } });
      await insertEvent(tx, { storeId, type: 'ACCESS_CHANGED', ids: [], version: 1, at: now });
      return accessControlOf(tx, context);
    });
  };
}

function senderIn({ actor }: StoreContext, members: readonly Member[]): Member {
  return members.find(({ userId }) => userId === actor.userId) ?? fail('NOT_FOUND');
}

/** Limits per store, per user (who may have several stores) and per address, which did not ask for mails. */
async function countMail(tx: Tx, { storeId, actor }: StoreContext, address: string): Promise<void> {
  await limitTries(tx, 'store: invitations in a day', storeId);
  await limitTries(tx, 'user: invitations in a day', actor.userId);
  await limitTries(tx, 'mail address: invitations in a day', address);
}
