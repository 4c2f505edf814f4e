import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { acceptInvitation as wire } from '@maru/contract/store-access/invitations.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { readStoreToken } from '#server/keys/store-token.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import {
  findMembership,
  findPerson,
  insertMember,
  lockMembership,
  type Person,
} from '#server/store-access/store-access.queries.ts';
import { writeAccessTrails } from '#server/store-access/write-access-trails.ts';
import { invitationState } from './invitation-state.ts';
import {
  endInvitation,
  findInvitation,
  findInvitationTo,
  type InvitationKey,
  type InvitationRow,
} from './invitations.queries.ts';
import { postInvitationAcceptedMail } from './post-invitation-accepted-mail.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Makes the caller staff of the store that invited their address. Idempotent: a caller who is already a member gets the
 * same answer.
 */
export function acceptInvitationBy(parts: HubMailParts) {
  return async function acceptInvitation(context: UserContext, input: Input): Promise<OutputOf<typeof wire>> {
    const { now, actor } = context;
    return context.transaction(async (tx) => {
      const person = (await findPerson(tx, { id: actor.userId })) ?? fail('INCORRECT_ACCESS');
      const invitation = await lockInvitation(tx, person, input);
      // The invitation is for an address, and only a verified address is known to be the caller's.
      if (invitation.username !== person.username) fail('INCORRECT_ACCESS');
      if (!person.isVerified) fail('OWN_EMAIL_NOT_VERIFIED');
      const { storeId, id } = invitation;
      if (await findMembership(tx, storeId, person.userId)) return { storeId };

      const state = invitationState(invitation, now);
      if (state !== 'OPEN') fail('INVITATION_ENDED', { reason: state });
      await endInvitation(tx, { storeId, id, as: 'ACCEPTED', at: now });
      await join(tx, context, invitation, person);
      await postInvitationAcceptedMail(tx, parts, { person, invitation });
      return { storeId };
    });
  };
}

/** Reads the invitation under the store's membership lock, so that it cannot change until commit. */
async function lockInvitation(tx: Tx, person: Person, input: Input): Promise<InvitationRow> {
  const key = await keyOf(tx, person, input);
  if (key) await lockMembership(tx, key.storeId);
  const found = key && (await findInvitation(tx, key));
  return found ?? fail('INVITATION_ENDED', { reason: 'UNKNOWN' });
}

/** An id is not secret, so it finds only invitations to the caller's address. */
async function keyOf(
  tx: Tx,
  { username }: Person,
  { token, invitationId: id }: Input,
): Promise<InvitationKey | undefined> {
  if (token !== undefined) return readStoreToken(token);
  return id === undefined ? undefined : findInvitationTo(tx, { username, id });
}

async function join(
  tx: Tx,
  context: UserContext,
  { storeId, rights, invitedById }: InvitationRow,
  person: Person,
): Promise<void> {
  const { now } = context;
  const { userId } = person;
  const to = { role: 'STAFF', rights } as const;
  if (!(await insertMember(tx, { storeId, userId, ...to, by: invitedById, now }))) fail('INCORRECT_ACCESS');
  await writeAccessTrails(tx, context, { act: 'acceptInvitation', storeId, person, was: undefined, to });
  await insertEvent(tx, { storeId, type: 'ACCESS_CHANGED', ids: [userId], version: 1, at: now });
}
