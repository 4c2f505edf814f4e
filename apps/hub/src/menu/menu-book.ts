import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem, CompactMenu } from '@maru/contract/menu/compact-menu.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';

/** A store's whole menu as this device knows it, everything in display order. */
export type MenuBook = {
  revision: number;
  version: number;
  listVersions: CompactMenu['listVersions'];
  categories: readonly Category[];
  collections: readonly OptionCollection[];
  items: readonly CompactItem[];
};

/** What the server told put over what was known; an older answer that comes late changes nothing. */
export function mergeMenu(before: MenuBook | undefined, told: CompactMenu): MenuBook {
  const { revision, version, listVersions, since } = told;
  const known = since === null ? undefined : before;
  if (known && known.revision >= revision) return known;

  const categories = told.categories ?? known?.categories ?? [];
  return {
    revision,
    version,
    listVersions,
    categories,
    collections: told.collections ?? known?.collections ?? [],
    items: inOrder(replaced(known?.items ?? [], told), categories),
  };
}

function replaced(items: readonly CompactItem[], { items: told, removedItemIds }: CompactMenu) {
  const changed = new Set([...removedItemIds, ...told.map(({ id }) => id)]);
  return [...items.filter(({ id }) => !changed.has(id)), ...told];
}

function inOrder(items: readonly CompactItem[], categories: readonly Category[]): CompactItem[] {
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const placeOf = ({ categoryId }: CompactItem) => place.get(categoryId) ?? categories.length;
  return [...items].sort(
    (one, other) => placeOf(one) - placeOf(other) || one.sort - other.sort || (one.id < other.id ? -1 : 1),
  );
}
