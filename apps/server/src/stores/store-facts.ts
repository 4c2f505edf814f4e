import type { StoreRow } from './stores.queries.ts';

/** What the event log keeps of a store: what people said of it, not what is derived or counted. */
export function storeFacts(row: StoreRow): object {
  const { id, version, registrationImageKey, applicationReason, ...derived } = row;
  const { updatedAt, updatedById, updatedByName, updatedByMember, createdAt, ...said } = derived;
  return said;
}
