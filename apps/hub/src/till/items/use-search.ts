import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { SearchIndex } from '#hub/menu/search/search-menu.ts';

type Search = Pick<typeof import('#hub/menu/search/search-menu.ts'), 'indexForSearch' | 'searchMenu'>;

/** Loaded lazily once the till is shown and online. */
export const menuSearch = later<Search>(async () => (await import('#hub/till/cart-parts.ts')).cartParts);

const indexes = new WeakMap<readonly CompactItem[], SearchIndex<CompactItem>>();

/** Search results; null until the search has loaded. The index is built at the first key, once per menu. */
export function useSearch(items: readonly CompactItem[], query: string): readonly CompactItem[] | null {
  const search = usePart(menuSearch, query.trim() !== '');

  if (query.trim() === '') return items;
  return search?.searchMenu(indexOf(search, items), query) ?? null;
}

export type EnterResult = { barcode: string } | { item: CompactItem };

/** What Enter takes: the item with the typed barcode, else the first result; undefined while loading. */
export function resultOfEnter(
  query: string,
  found: readonly CompactItem[] | null,
  { itemByBarcode }: Pick<Menu, 'itemByBarcode'>,
): EnterResult | undefined {
  const typed = query.trim();
  if (typed === '') return undefined;
  // Checked first, since a scan may come before the search has loaded.
  if (itemByBarcode.has(typed)) return { barcode: typed };
  if (!found) return undefined;
  const [first] = found;
  // Nothing found: treat the text as an unknown barcode.
  return first ? { item: first } : { barcode: typed };
}

function indexOf({ indexForSearch }: Search, items: readonly CompactItem[]): SearchIndex<CompactItem> {
  const known = indexes.get(items);
  if (known) return known;

  const index = indexForSearch(items);
  indexes.set(items, index);
  return index;
}
