import { approvedPartOf } from '@maru/contract/stores/registration-change.ts';
import { waitingChangeOf } from './registration-change/present-registration-change.ts';
import type { StoreRow } from './stores.queries.ts';

/**
 * A store as the event log records it: entered fields and those that wait for approval, no derived fields or counters.
 */
export function storeFacts(row: StoreRow): object {
  const {
    id,
    version,
    registrationImageKey,
    formerRegistrations,
    registrationChange,
    terminatedAt,
    reviewableSince,
    ...derived
  } = row;
  const { applicationReason, updatedAt, updatedById, updatedByName, updatedByMember, createdAt, ...facts } =
    derived;
  const waiting = waitingChangeOf(row);
  return { ...facts, registrationChange: waiting ? approvedPartOf(waiting) : null };
}
