import type { StoreRow } from './stores.queries.ts';

/** A store as the event log records it: entered fields only, no derived fields or counters. */
export function storeFacts(row: StoreRow): object {
  const {
    id,
    version,
    registrationImageKey,
    formerRegistrations,
    applicationReason,
    terminatedAt,
    ...derived
  } = row;
  const { updatedAt, updatedById, updatedByName, updatedByMember, createdAt, ...facts } = derived;
  return facts;
}
