import { newKey } from '@maru/web/new-key.ts';

/** A print after the original, stored until it is in the history of its order. */
export type Reprint = {
  /** Idempotency key. */
  key: string;
  storeId: string;
  /** Null until the server has the sale. */
  orderId: string | null;
  /** The sale of this device, if the receipt was printed at the till. */
  saleId: string | null;
  /** In ms. */
  printedAt: number;
};

const prefix = 'maru.reprint.';
/** In ms. If a sale has no order by then, it is no longer on the device. */
const keptFor = 30 * 24 * 3_600_000;
/** Reprints that did not fit into the device's storage. */
const ofPage = new Map<string, Reprint>();

/**
 * Stores each reprint as an entry of its own, so that tabs do not overwrite each other. A full storage never
 * prevents printing.
 */
export function keepReprint(printed: Omit<Reprint, 'key'>): void {
  const reprint = { ...printed, key: newKey() };
  try {
    localStorage.setItem(`${prefix}${reprint.key}`, JSON.stringify(reprint));
  } catch {
    ofPage.set(reprint.key, reprint);
  }
}

export function forgetReprint(key: string): void {
  ofPage.delete(key);
  localStorage.removeItem(`${prefix}${key}`);
}

/**
 * The reprints of a store that are not in the history of their orders yet, oldest first. Deletes those that
 * are too old.
 */
export function listReprints(storeId: string, now: number): Reprint[] {
  const stored = Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [read(name)] : []));
  const reprints = [...stored, ...ofPage.values()].sort((a, b) => a.printedAt - b.printedAt);
  for (const { key, printedAt } of reprints) if (now - printedAt > keptFor) forgetReprint(key);
  return reprints.filter((it) => it.storeId === storeId && now - it.printedAt <= keptFor);
}

function read(name: string): Reprint {
  return JSON.parse(localStorage.getItem(name) ?? '{}') as Reprint;
}
