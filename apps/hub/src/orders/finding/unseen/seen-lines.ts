import type { OrderSummary } from '@maru/contract/orders/order.ts';

type Lined = { id: string; lines: readonly Pick<OrderSummary['lines'][number], 'id' | 'quantity'>[] };

/** For each order, the quantity of each line when somebody last saw it on this device. */
export type SeenLines = Readonly<Record<string, Readonly<Record<string, number>>>>;

function quantitiesOf({ lines }: Lined): Record<string, number> {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
}

/** Marks orders that are new to this device as seen, and drops those that are no longer open. */
export function followOpen(seen: SeenLines, open: readonly Lined[]): SeenLines {
  const isSame = open.length === Object.keys(seen).length && open.every(({ id }) => seen[id] !== undefined);
  if (isSame) return seen;
  return Object.fromEntries(open.map((order) => [order.id, seen[order.id] ?? quantitiesOf(order)]));
}

export function withSeen(seen: SeenLines, order: Lined): SeenLines {
  return { ...seen, [order.id]: quantitiesOf(order) };
}

export type LineChanges = {
  /** Lines that are new or have another quantity. */
  lineIds: readonly string[];
  /** The number of lines that are gone. */
  gone: number;
};

/** What changed in an order since it was seen; null if nothing did. */
export function changesSince(seen: SeenLines, order: Lined): LineChanges | null {
  const before = seen[order.id];
  if (before === undefined) return null;
  const lineIds = order.lines.filter(({ id, quantity }) => before[id] !== quantity).map(({ id }) => id);
  const gone = Object.keys(before).filter((id) => order.lines.every((line) => line.id !== id)).length;
  return lineIds.length > 0 || gone > 0 ? { lineIds, gone } : null;
}

const storageKey = (storeId: string) => `maru.orders.seen.${storeId}`;

export function readSeen(storeId: string): SeenLines {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(storeId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as SeenLines) : {};
  } catch {
    return {};
  }
}

export function saveSeen(storeId: string, seen: SeenLines) {
  try {
    localStorage.setItem(storageKey(storeId), JSON.stringify(seen));
  } catch {
    // If storage is blocked, the marks last as long as the page.
  }
}
