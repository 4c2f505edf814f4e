import { giveSaleLetters } from '@maru/contract/orders/sale-letters.endpoints.ts';
import { saleNumberOf } from '@maru/contract/orders/sale-number.ts';
import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { DBSchema } from 'idb';
import { databaseOf } from '#hub/lib/device/open-database.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';

/** The state of this device's numbering in one store. */
type Numbering = {
  storeId: string;
  letters: string;
  /** The latest business day with a number. */
  day: string;
  count: number;
  /** The sale with the last number. A repeated request for it gets the same number. */
  saleId: string | null;
};

interface NumberDatabase extends DBSchema {
  numbers: { key: string; value: Numbering };
}

const database = databaseOf<NumberDatabase>('maru-numbers', (db) => {
  db.createObjectStore('numbers', { keyPath: 'storeId' });
});

/**
 * Increments the count. It restarts only on a later day, because a clock that was set back must not repeat
 * numbers.
 */
export function counted(before: Numbering, sale: { saleId: string; day: string }): Numbering {
  if (before.saleId === sale.saleId) return before;
  const isNewDay = sale.day > before.day;
  return {
    ...before,
    ...sale,
    day: isNewDay ? sale.day : before.day,
    count: isNewDay ? 1 : before.count + 1,
  };
}

/**
 * The next sale number of this device in a store. It is assigned in a transaction, so that two tabs get
 * different numbers. Undefined if the device has no letters or cannot store; the sale then has only its order
 * number.
 */
export async function nextSaleNumber(
  client: QueryClient,
  { storeId, saleId, now }: { storeId: string; saleId: string; now: Date },
): Promise<string | undefined> {
  const setting = client.getQueryData(generalSettingQuery(storeId).queryKey);
  if (!setting) return undefined;
  const day = businessDateOf(now, dayStartAt(now, setting));
  try {
    const tx = (await database()).transaction('numbers', 'readwrite', { durability: 'strict' });
    const before = await tx.store.get(storeId);
    const after = before && counted(before, { saleId, day });
    if (after) await tx.store.put(after);
    await tx.done;
    return after && saleNumberOf(after.letters, after.count);
  } catch {
    return undefined;
  }
}

/** Requests this device's letters in a store from the server, unless it has them. Only one tab does so. */
export async function askForLetters(storeId: string): Promise<void> {
  await navigator.locks.request(`maru-letters-${storeId}`, async () => {
    const db = await database();
    if (await db.get('numbers', storeId)) return;
    const { letters } = await sendOnce(giveSaleLetters, { storeId });
    await db.put('numbers', { storeId, letters, day: '', count: 0, saleId: null });
  });
}
