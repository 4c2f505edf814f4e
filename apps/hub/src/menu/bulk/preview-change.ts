import { type BulkChange, changedPrice } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { mostCollectionsOfItem } from '@maru/contract/menu/menu-fields.ts';
import { soldOutWishOf, untilChanged } from '@maru/contract/menu/sold-out.ts';

export type PreviewRow = {
  item: CompactItem;
  /** The item afterwards; null if it is deleted. */
  after: CompactItem | null;
  /** Why the change is impossible. */
  problem?: 'PRICE' | 'OPTIONS';
};

export type Preview = {
  /** Items that would change: those with a problem first, then those that somebody else changed. */
  rows: readonly PreviewRow[];
  /** Number of items that stay the same. */
  same: number;
  /** Number of items that cannot be changed. Nothing can be applied while there are any. */
  problems: number;
};

/**
 * What a change of many items would do, computed as the server does. `changed` are items that somebody else changed
 * meanwhile.
 */
export function previewChange(
  items: readonly CompactItem[],
  change: BulkChange,
  { now, changed }: { now: Date; changed: ReadonlySet<string> },
): Preview {
  const all = items.flatMap((item) => rowOf(item, change, now) ?? []);
  const wrong = all.filter(({ problem }) => problem !== undefined);
  const right = all.filter(({ problem }) => problem === undefined);
  const anew = right.filter(({ item }) => changed.has(item.id));
  const others = right.filter(({ item }) => !changed.has(item.id));
  return { rows: [...wrong, ...anew, ...others], same: items.length - all.length, problems: wrong.length };
}

/** The preview of one item; undefined if the item stays the same. */
function rowOf(item: CompactItem, change: BulkChange, now: Date): PreviewRow | undefined {
  switch (change.kind) {
    case 'PRICE_PERCENT':
    case 'PRICE_AMOUNT': {
      const price = changedPrice(item.price, change);
      if (price === null) return { item, after: item, problem: 'PRICE' };
      return price === item.price ? undefined : { item, after: { ...item, price } };
    }
    case 'CATEGORY': {
      const { categoryId } = change;
      return item.categoryId === categoryId ? undefined : { item, after: { ...item, categoryId } };
    }
    case 'SOLD_OUT': {
      if (soldOutWishOf(item.soldOutUntil, now) === change.soldOut) return undefined;
      return { item, after: { ...item, soldOutUntil: soldOutUntil(change.soldOut, now) } };
    }
    case 'PLACE': {
      const { placeEnabled } = change;
      return item.placeEnabled === placeEnabled ? undefined : { item, after: { ...item, placeEnabled } };
    }
    case 'MARKET_PRICE': {
      const { marketPrice } = change;
      return item.marketPrice === marketPrice ? undefined : { item, after: { ...item, marketPrice } };
    }
    case 'ADD_OPTIONS':
      return withOptions(item, change.collectionId);
    case 'REMOVE_OPTIONS': {
      const ids = item.optionCollectionIds.filter((id) => id !== change.collectionId);
      const isSame = ids.length === item.optionCollectionIds.length;
      return isSame ? undefined : { item, after: { ...item, optionCollectionIds: ids } };
    }
    case 'DELETE':
      return { item, after: null };
  }
}

function withOptions(item: CompactItem, collectionId: string): PreviewRow | undefined {
  const { optionCollectionIds: ids } = item;
  if (ids.includes(collectionId)) return undefined;
  const after = { ...item, optionCollectionIds: [...ids, collectionId] };
  return ids.length < mostCollectionsOfItem ? { item, after } : { item, after: item, problem: 'OPTIONS' };
}

/** Only the server knows when tomorrow begins. Any later time is good enough for the preview. */
function soldOutUntil(soldOut: 'NO' | 'UNTIL_TOMORROW' | 'UNTIL_CHANGED', now: Date): string | null {
  if (soldOut === 'NO') return null;
  return soldOut === 'UNTIL_CHANGED' ? untilChanged : new Date(now.getTime() + 86_400_000).toISOString();
}
