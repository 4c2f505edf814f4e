import type { MyStore } from '#hub/lib/store.tsx';

const storageKey = (userId: string) => `maru.last-store.${userId}`;

/** Kept per person: several share a till. */
export function keepLastStore(userId: string, storeId: string) {
  localStorage.setItem(storageKey(userId), storeId);
}

/** The store this person was in last on this device, if still a member; else the first. */
export function lastStoreOf(userId: string, stores: readonly MyStore[]): MyStore | undefined {
  const kept = localStorage.getItem(storageKey(userId));
  return stores.find(({ storeId }) => storeId === kept) ?? stores[0];
}
