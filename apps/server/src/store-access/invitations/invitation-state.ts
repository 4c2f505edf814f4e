import type { InvitationEnd } from '@maru/contract/store-access/invitation.ts';
import type { InvitationRow } from './invitations.queries.ts';

/** Whether an invitation can be accepted now, or why not. An explicit end takes precedence over expiry. */
export function invitationState(invitation: InvitationRow, now: Date): 'OPEN' | InvitationEnd {
  const { endedAs, applicationStatus, isByOwner, expiresAt } = invitation;
  if (endedAs) return endedAs;
  if (applicationStatus === 'TERMINATED') return 'STORE_TERMINATED';
  if (!isByOwner) return 'SENDER_LEFT';
  return expiresAt > now ? 'OPEN' : 'EXPIRED';
}
