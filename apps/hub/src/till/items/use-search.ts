import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { SearchIndex } from '#hub/menu/search/search-menu.ts';

type Search = typeof import('#hub/menu/search/search-menu.ts');

/** Not needed to show the till; fetched once it stands, while the connection is there. */
export const menuSearch = later(() => import('#hub/menu/search/search-menu.ts'));

const indexes = new WeakMap<readonly CompactItem[], SearchIndex<CompactItem>>();

/** What a query finds; null until the search is there. The menu is taken apart by the first key, once per menu. */
export function useSearch(items: readonly CompactItem[], query: string): readonly CompactItem[] | null {
  const search = usePart(menuSearch, true);

  if (query.trim() === '') return items;
  return search?.searchMenu(indexOf(search, items), query) ?? null;
}

export type Meant = { barcode: string } | { item: CompactItem };

/** What Enter takes: the item of that barcode, else the first one that was found; undefined while nobody knows yet. */
export function meantBy(
  query: string,
  found: readonly CompactItem[] | null,
  { itemByBarcode }: Pick<Menu, 'itemByBarcode'>,
): Meant | undefined {
  const typed = query.trim();
  if (typed === '') return undefined;
  // A scanner types faster than the search is fetched.
  if (itemByBarcode.has(typed)) return { barcode: typed };
  if (!found) return undefined;
  const [first] = found;
  // Nothing is found: whatever was scanned is said to be unknown.
  return first ? { item: first } : { barcode: typed };
}

function indexOf({ indexForSearch }: Search, items: readonly CompactItem[]): SearchIndex<CompactItem> {
  const known = indexes.get(items);
  if (known) return known;

  const index = indexForSearch(items);
  indexes.set(items, index);
  return index;
}
