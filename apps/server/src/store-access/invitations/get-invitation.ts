import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getInvitation as wire } from '@maru/contract/store-access/invitations.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { readStoreToken } from '#server/keys/store-token.ts';
import { isUsernameFree } from '#server/users/free-username.ts';
import { invitationState } from './invitation-state.ts';
import { findInvitation } from './invitations.queries.ts';

/** Data for the page behind the link. Read only, because link previews open it too. */
export async function getInvitation(
  { db, now }: Context,
  { token }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const key = readStoreToken(token) ?? fail('NOT_FOUND');
  const invitation = (await findInvitation(db, key)) ?? fail('NOT_FOUND');
  const { storeId, storeName, invitedBy, username, rights, expiresAt } = invitation;
  return {
    ...{ storeId, storeName, invitedBy, username, rights },
    state: invitationState(invitation, now),
    expiresAt: expiresAt.toISOString(),
    hasAccount: !(await isUsernameFree(db, { username, now })),
  };
}
