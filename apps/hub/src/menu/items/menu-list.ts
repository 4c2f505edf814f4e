import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { isSoldOut } from '@maru/contract/menu/sold-out.ts';
import type { CachedMenu } from '#hub/menu/cached-menu.ts';
import { type SearchIndex, searchMenu } from '#hub/menu/search/search-menu.ts';
import { type ListAddress, type ShownKind, shownKinds } from './filters/list-address.ts';

/** Stock up to this number counts as low. */
const fewLeft = 5;

/** Items of one category; null for search results across categories, best match first. */
export type ListGroup = { category: Category | null; items: readonly CompactItem[] };

export type MenuList = {
  groups: readonly ListGroup[];
  /** Everything shown, in order. */
  items: readonly CompactItem[];
  /** Number of matches per category and in total. */
  categoryCounts: ReadonlyMap<string, number>;
  total: number;
  /** Number of items of each kind in the whole menu. */
  kindCounts: Readonly<Record<ShownKind, number>>;
};

type Asked = {
  menu: CachedMenu;
  /** Built on first use. */
  index: () => SearchIndex<CompactItem>;
  address: ListAddress;
  now: Date;
};

/** Computes the content of the list: items by category, or search results. */
export function menuList({ menu, index, address, now }: Asked): MenuList {
  const { category, q = '', show } = address;
  const isKind = (kind: ShownKind) => (item: CompactItem) => kindTests[kind](item, now);
  const found = q === '' ? menu.items : searchMenu(index(), q);
  const wanted = show ? found.filter(isKind(show)) : found;
  const items = category === undefined ? wanted : wanted.filter((item) => item.categoryId === category);

  return {
    groups: q === '' ? grouped(menu.categories, items) : [{ category: null, items }],
    items,
    categoryCounts: countBy(wanted),
    total: wanted.length,
    kindCounts: countKinds(menu.items, now),
  };
}

const kindTests: Readonly<Record<ShownKind, (item: CompactItem, now: Date) => boolean>> = {
  soldOut: (item, now) => isSoldOut(item, now),
  hidden: ({ placeEnabled }) => !placeEnabled,
  lowStock: isLow,
};

export function isLow({ stock }: Pick<CompactItem, 'stock'>): boolean {
  return stock !== null && stock <= fewLeft;
}

function countKinds(items: readonly CompactItem[], now: Date): Record<ShownKind, number> {
  const counts = { soldOut: 0, hidden: 0, lowStock: 0 };
  for (const item of items) {
    for (const kind of shownKinds) if (kindTests[kind](item, now)) counts[kind] += 1;
  }
  return counts;
}

function countBy(items: readonly CompactItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId } of items) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return counts;
}

/** Categories that have items to show, in display order. `items` is already in order. */
function grouped(categories: readonly Category[], items: readonly CompactItem[]): ListGroup[] {
  const byCategory = new Map<string, CompactItem[]>();
  for (const item of items) {
    const own = byCategory.get(item.categoryId);
    if (own) own.push(item);
    else byCategory.set(item.categoryId, [item]);
  }
  return categories.flatMap((category) => {
    const own = byCategory.get(category.id);
    return own ? [{ category, items: own }] : [];
  });
}
