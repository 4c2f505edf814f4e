import type { DBSchema } from 'idb';
import { databaseOf } from '#hub/lib/device/open-database.ts';
import type { Sale } from './sale.ts';

interface TillDatabase extends DBSchema {
  sales: { key: string; value: Sale; indexes: { storeId: string } };
}

/** Stores sales until they are acknowledged. Changes are atomic across tabs. */
export type SaleStore = {
  list(storeId: string): Promise<Sale[]>;
  find(id: string): Promise<Sale | null>;
  /** Adds a sale unless it exists, replacing the refused sale that it repairs. */
  add(sale: Sale, repairs: string | null): Promise<void>;
  change(id: string, change: (sale: Sale) => Sale): Promise<Sale | null>;
  remove(ids: readonly string[]): Promise<void>;
};

/** The sales that this page has read, by store. */
const read = new Map<string, readonly Sale[]>();

/** If the browser cleared the storage while the page is open, the sales in memory are stored again. */
const database = databaseOf<TillDatabase>('maru-till', (db) => {
  const store = db.createObjectStore('sales', { keyPath: 'id' });
  store.createIndex('storeId', 'storeId');
  for (const sale of [...read.values()].flat()) void store.put(sale);
});

let isAskedToPersist = false;

/**
 * Asks for persistent storage with the first sale: without it, a browser short of space may delete unsent
 * sales.
 */
function askToPersist() {
  if (isAskedToPersist) return;
  isAskedToPersist = true;
  void navigator.storage?.persist?.();
}

/** All sales of all stores, unsent or not, for a person who is about to sign out. */
export async function listAllSales(): Promise<Sale[]> {
  return (await database()).getAll('sales');
}

export const saleStore: SaleStore = {
  async list(storeId) {
    const db = await database();
    const sales = await db.getAllFromIndex('sales', 'storeId', storeId);
    const inOrder = sales.sort((one, other) => one.createdAt - other.createdAt);
    read.set(storeId, inOrder);
    return inOrder;
  },

  async find(id) {
    return (await (await database()).get('sales', id)) ?? null;
  },

  async add(sale, repairs) {
    const tx = (await database()).transaction('sales', 'readwrite', { durability: 'strict' });
    const known = await tx.store.get(sale.id);
    if (!known) await tx.store.put(sale);
    if (repairs !== null) await tx.store.delete(repairs);
    await tx.done;
    askToPersist();
  },

  async change(id, change) {
    const tx = (await database()).transaction('sales', 'readwrite', { durability: 'strict' });
    const known = await tx.store.get(id);
    const changed = known ? change(known) : null;
    if (changed) await tx.store.put(changed);
    await tx.done;
    return changed;
  },

  async remove(ids) {
    const tx = (await database()).transaction('sales', 'readwrite', { durability: 'strict' });
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  },
};
