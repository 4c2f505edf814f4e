import type { LeavingOutcome } from '@maru/contract/profile/deletion.endpoints.ts';
import type { StoreRole } from '@maru/contract/store-access/rights.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';

type Membership = { role: StoreRole; applicationStatus: ApplicationStatus; otherOwners: number };

/** What becomes of a membership if the person leaves Maru (docs/rules/stores-and-rights.md, Leaving a store). */
export function leavingOutcome({ role, applicationStatus, otherOwners }: Membership): LeavingOutcome {
  if (role !== 'OWNER' || otherOwners > 0) return 'LEAVES';
  if (applicationStatus === 'DRAFT') return 'GOES_ALONG';
  return applicationStatus === 'TERMINATED' ? 'STAYS' : 'HOLDS';
}
