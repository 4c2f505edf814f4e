import type { MyStore } from '#hub/lib/store.tsx';

const storageKey = (userId: string) => `maru.last-store.${userId}`;

/** Kept per person: several share a till. */
export function keepLastStore(userId: string, storeId: string) {
  localStorage.setItem(storageKey(userId), storeId);
}

/** Whether this person was in the store last on this device, and is a member no more. */
export function wasLeft(userId: string, storeId: string, stores: readonly MyStore[]): boolean {
  const isMember = stores.some((store) => store.storeId === storeId);
  return !isMember && localStorage.getItem(storageKey(userId)) === storeId;
}

/** The store this person was in last on this device, if still a member; else the first. */
export function lastStoreOf(userId: string, stores: readonly MyStore[]): MyStore | undefined {
  const kept = localStorage.getItem(storageKey(userId));
  return stores.find(({ storeId }) => storeId === kept) ?? stores[0];
}
