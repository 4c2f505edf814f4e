import { newKey } from '@maru/web/new-key.ts';

/** A print after the original, kept until it is in the history of its order. */
export type Reprint = {
  /** Idempotency key. */
  key: string;
  storeId: string;
  /** Null while the server does not have the sale. */
  orderId: string | null;
  /** The sale of this device, if it was printed at the till. */
  saleId: string | null;
  /** In ms. */
  printedAt: number;
};

const prefix = 'maru.reprint.';
/** A sale that has not got an order by then is not on the device any more. In ms. */
const keptFor = 30 * 24 * 3_600_000;
/** Those that the storage of the device had no room for. */
const ofPage = new Map<string, Reprint>();

/** One storage entry each, so that tabs do not overwrite each other. A full storage never stops a print. */
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

/** The reprints of a store that its orders do not show yet, oldest first. Forgets those that are too old. */
export function listReprints(storeId: string, now: number): Reprint[] {
  const stored = Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [read(name)] : []));
  const reprints = [...stored, ...ofPage.values()].sort((a, b) => a.printedAt - b.printedAt);
  for (const { key, printedAt } of reprints) if (now - printedAt > keptFor) forgetReprint(key);
  return reprints.filter((it) => it.storeId === storeId && now - it.printedAt <= keptFor);
}

function read(name: string): Reprint {
  return JSON.parse(localStorage.getItem(name) ?? '{}') as Reprint;
}
