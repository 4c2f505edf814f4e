import type { MyStore } from '#hub/lib/store.tsx';

const storageKey = (userId: string) => `maru.last-store.${userId}`;

/** Stored per person, since several people share a till. */
export function saveLastStore(userId: string, storeId: string) {
  localStorage.setItem(storageKey(userId), storeId);
}

/** Whether this was the person's last store on this device and they are no longer a member. */
export function isFormerStore(userId: string, storeId: string, stores: readonly MyStore[]): boolean {
  const isMember = stores.some((store) => store.storeId === storeId);
  return !isMember && localStorage.getItem(storageKey(userId)) === storeId;
}

/** The person's last store on this device, if they are still a member; else the first store. */
export function lastStoreOf(userId: string, stores: readonly MyStore[]): MyStore | undefined {
  const kept = localStorage.getItem(storageKey(userId));
  return stores.find(({ storeId }) => storeId === kept) ?? stores[0];
}
