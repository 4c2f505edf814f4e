import { applicationDueAt } from '@maru/contract/stores/application.ts';
import { type ApprovedRegistration, namesThatDiffer } from '@maru/contract/stores/registration-change.ts';
import type { RegistrationChange } from '@maru/contract/stores/registration-change-fields.ts';
import type { StoredRegistrationChange } from './registration-changes.queries.ts';

/**
 * What owners see of the last change: nothing once it is in force or was withdrawn. A change that was
 * refused, or ended by a suspension, is shown until an admin has given the store all requested values.
 */
export function presentRegistrationChange(
  change: StoredRegistrationChange | null,
  held: ApprovedRegistration,
): RegistrationChange | null {
  if (!change || namesThatDiffer(held, change).length === 0) return null;
  const { state } = change;
  if (state !== 'WAITING' && state !== 'REFUSED' && state !== 'SUSPENDED') return null;
  const { businessNumber, businessName, ownerName, registrationImageKey, reason } = change;
  const askedAt = new Date(change.askedAt);
  return {
    ...{ state, businessNumber, businessName, ownerName, registrationImageKey },
    askedAt: askedAt.toISOString(),
    dueAt: state === 'WAITING' ? applicationDueAt(askedAt).toISOString() : null,
    reason: state === 'REFUSED' ? reason : null,
  };
}

/** The change that an admin may decide. */
export function waitingChangeOf({
  registrationChange,
}: {
  registrationChange: StoredRegistrationChange | null;
}): StoredRegistrationChange | undefined {
  return registrationChange?.state === 'WAITING' ? registrationChange : undefined;
}
