import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listOwnInvitations as wire } from '@maru/contract/store-access/invitations.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { findPerson } from '#server/store-access/store-access.queries.ts';
import { invitationState } from './invitation-state.ts';
import { listInvitationsTo } from './invitations.queries.ts';

/** Open invitations to the caller, without the mail. An unverified address may not be the caller's, so it gets none. */
export async function listOwnInvitations({ db, now, actor }: UserContext): Promise<OutputOf<typeof wire>> {
  const person = await findPerson(db, { id: actor.userId });
  if (!person?.isVerified) return [];
  const invitations = await listInvitationsTo(db, person.username);
  return invitations
    .filter((invitation) => invitationState(invitation, now) === 'OPEN')
    .map(({ id, storeId, storeName, invitedBy, rights, expiresAt }) => {
      return { id, storeId, storeName, invitedBy, rights, expiresAt: expiresAt.toISOString() };
    });
}
