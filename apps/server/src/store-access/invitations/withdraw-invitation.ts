import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { withdrawInvitation as wire } from '@maru/contract/store-access/invitations.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { checkStillOwner } from '#server/store-access/check-still-owner.ts';
import { type AccessControl, accessControlOf } from '#server/store-access/get-access-control.ts';
import { listMembers, lockMembership } from '#server/store-access/store-access.queries.ts';
import { endInvitation, findInvitation } from './invitations.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Withdraws an invitation; any owner may. For an invitation that has ended this changes nothing; for an accepted one
 * the call is refused.
 */
export async function withdrawInvitation(
  context: StoreContext,
  { invitationId: id }: Input,
): Promise<AccessControl> {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    await lockMembership(tx, storeId);
    checkStillOwner(context, await listMembers(tx, storeId));
    const invitation = (await findInvitation(tx, { storeId, id })) ?? fail('NOT_FOUND');
    if (invitation.endedAs === 'ACCEPTED') fail('INVITATION_ENDED', { reason: 'ACCEPTED' });
    if (invitation.endedAs === null) {
      const { username, rights } = invitation;
      await endInvitation(tx, { storeId, id, as: 'WITHDRAWN', at: now });
      const entry = { storeId, module: 'store-access', act: 'withdrawInvitation', after: null };
      await writeStoreTrail(tx, context, { ...entry, before: { username, role: 'STAFF', rights } });
      await insertEvent(tx, { storeId, type: 'ACCESS_CHANGED', ids: [], version: 1, at: now });
    }
    return accessControlOf(tx, context);
  });
}
