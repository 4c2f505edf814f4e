import type { LeavingOutcome } from '@maru/contract/profile/deletion.endpoints.ts';
import type { StoreRole } from '@maru/contract/store-access/rights.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';

type Membership = {
  role: StoreRole;
  applicationStatus: ApplicationStatus;
  otherOwners: number;
  /** How many of the other owners can sign in. */
  otherActiveOwners: number;
};

/** What happens to a membership if the person leaves Maru (docs/rules/stores-and-rights.md, Leaving a store). */
export function leavingOutcome(membership: Membership): LeavingOutcome {
  const { role, applicationStatus, otherOwners, otherActiveOwners } = membership;
  if (role !== 'OWNER' || otherActiveOwners > 0) return 'LEAVES';
  if (applicationStatus === 'PENDING' || applicationStatus === 'APPROVED') return 'HOLDS';
  if (otherOwners > 0) return 'LEAVES';
  return applicationStatus === 'DRAFT' ? 'GOES_ALONG' : 'STAYS';
}
