import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type CompactItem, type CompactMenu, firstRevision } from '@maru/contract/menu/compact-menu.ts';
import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';

/** This device's cache of a store's whole menu, in display order. */
export type CachedMenu = {
  revision: number;
  version: number;
  listVersions: CompactMenu['listVersions'];
  categories: readonly Category[];
  collections: readonly OptionCollection[];
  items: readonly CompactItem[];
};

/** Whether there can be recent changes, even if the menu is empty now. */
export function wasEverChanged({ revision }: Pick<CachedMenu, 'revision'>): boolean {
  return revision > firstRevision;
}

type Ask = (revision: number | undefined) => Promise<CompactMenu | undefined>;

/**
 * Fetches a delta and applies it to the cached menu as it is when the answer arrives, so that optimistic values set
 * meanwhile stay. `ask` returns undefined if nothing has changed.
 */
export async function refreshCachedMenu(
  current: () => CachedMenu | undefined,
  ask: Ask,
): Promise<CachedMenu> {
  const answer = await ask(current()?.revision);
  const menu = current();
  if (answer && fits(answer, menu)) return mergeMenu(menu, answer);
  return !answer && menu ? menu : refreshCachedMenu(current, ask);
}

/**
 * A delta applies only if the cached menu has reached its base revision. The cache may have been dropped or rolled back
 * during the request.
 */
function fits({ since }: CompactMenu, menu: CachedMenu | undefined): boolean {
  return since === null || (menu !== undefined && since <= menu.revision);
}

/**
 * Applies an answer of the server to the cached menu. An older delta that arrives late is ignored; a whole menu always
 * replaces the cache.
 */
export function mergeMenu(before: CachedMenu | undefined, answer: CompactMenu): CachedMenu {
  const { revision, version, listVersions, since } = answer;
  const known = since === null ? undefined : before;
  if (known && known.revision >= revision) return known;

  const categories = answer.categories ?? known?.categories ?? [];
  return {
    revision,
    version,
    listVersions,
    categories,
    collections: answer.collections ?? known?.collections ?? [],
    items: inOrder(replaced(known?.items ?? [], answer), categories),
  };
}

/** Puts a saved item into the cached menu without waiting for the delta. An item new to its category goes last. */
export function withSaved(menu: CachedMenu, saved: StoreItem): CachedMenu {
  const known = menu.items.find(({ id }) => id === saved.id);
  if (known && known.version >= saved.version) return menu;

  const { categoryId } = saved;
  const last = menu.items.reduce(
    (most, item) => (item.categoryId === categoryId ? Math.max(most, item.sort) : most),
    0,
  );
  const sort = known?.categoryId === categoryId ? known.sort : last + 1;
  const others = menu.items.filter(({ id }) => id !== saved.id);
  return { ...menu, items: inOrder([...others, { ...saved, sort }], menu.categories) };
}

function replaced(items: readonly CompactItem[], { items: changedItems, removedItemIds }: CompactMenu) {
  const changed = new Set([...removedItemIds, ...changedItems.map(({ id }) => id)]);
  return [...items.filter(({ id }) => !changed.has(id)), ...changedItems];
}

function inOrder(items: readonly CompactItem[], categories: readonly Category[]): CompactItem[] {
  const position = new Map(categories.map(({ id }, index) => [id, index]));
  const positionOf = ({ categoryId }: CompactItem) => position.get(categoryId) ?? categories.length;
  return [...items].sort(
    (one, other) =>
      positionOf(one) - positionOf(other) || one.sort - other.sort || (one.id < other.id ? -1 : 1),
  );
}
