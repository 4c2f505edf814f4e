import type { DBSchema } from 'idb';
import { databaseOf } from '#hub/lib/device/open-database.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';

/** A cart that was put on hold. It has no number, and nothing of it is paid. */
export type HeldCart = { id: string; storeId: string; name: string; heldAt: number; cart: Cart };

interface HeldDatabase extends DBSchema {
  carts: { key: string; value: HeldCart; indexes: { storeId: string } };
}

/** Lifetime of a held cart, the same as that of a cart on screen (../draft/draft.ts). */
const lifetimeMs = 12 * 3_600_000;

export function isKept({ heldAt }: HeldCart, now: number): boolean {
  return now - heldAt < lifetimeMs;
}

const database = databaseOf<HeldDatabase>('maru-held', (db) => {
  db.createObjectStore('carts', { keyPath: 'id' }).createIndex('storeId', 'storeId');
});

const channelName = 'maru-held';

/** Notifies all tabs, including this one. */
function notifyTabs() {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Held carts of a store, latest first. Deletes expired ones. */
export async function listHeld(storeId: string, now: number): Promise<HeldCart[]> {
  const db = await database();
  const all = await db.getAllFromIndex('carts', 'storeId', storeId);
  for (const held of all) if (!isKept(held, now)) await db.delete('carts', held.id);
  return all.filter((held) => isKept(held, now)).sort((one, other) => other.heldAt - one.heldAt);
}

/** Calls `onChange` now and whenever a tab of this device changes a held cart. */
export function followHeld(storeId: string, onChange: (held: HeldCart[]) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  let isOver = false;
  const read = async () => {
    // Without IndexedDB there are no held carts; putting a cart on hold reports the error.
    const held = await listHeld(storeId, Date.now()).catch(() => []);
    if (!isOver) onChange(held);
  };
  channel.onmessage = () => void read();
  void read();
  return () => {
    isOver = true;
    channel.close();
  };
}

export async function addHeld(held: HeldCart): Promise<void> {
  const tx = (await database()).transaction('carts', 'readwrite', { durability: 'strict' });
  await Promise.all([tx.store.put(held), tx.done]);
  notifyTabs();
}

/**
 * Removes a held cart and stores `replacement` in the same transaction, so that only one tab gets the cart.
 * If the cart is gone or has expired, returns null and stores nothing; an expired one is deleted.
 */
export async function takeHeld(
  id: string,
  replacement: HeldCart | null,
  now: number,
): Promise<HeldCart | null> {
  const tx = (await database()).transaction('carts', 'readwrite', { durability: 'strict' });
  const found = await tx.store.get(id);
  const held = found && isKept(found, now) ? found : null;
  if (found) await tx.store.delete(id);
  if (held && replacement) await tx.store.put(replacement);
  await tx.done;
  notifyTabs();
  return held;
}
