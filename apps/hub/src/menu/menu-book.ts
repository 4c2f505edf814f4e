import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type CompactItem, type CompactMenu, firstRevision } from '@maru/contract/menu/compact-menu.ts';
import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
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

/** Whether there is anything that recent changes could tell of, even where nothing is left on the menu. */
export function wasEverChanged({ revision }: Pick<MenuBook, 'revision'>): boolean {
  return revision > firstRevision;
}

type Ask = (revision: number | undefined) => Promise<CompactMenu | undefined>;

/**
 * The book as the server has it, told upon the book as it is once the answer comes: what a screen shows ahead of the server
 * meanwhile stays. `ask` answers nothing where nothing has changed since.
 */
export async function nextBook(current: () => MenuBook | undefined, ask: Ask): Promise<MenuBook> {
  const told = await ask(current()?.revision);
  const book = current();
  if (told && fits(told, book)) return mergeMenu(book, told);
  return !told && book ? book : nextBook(current, ask);
}

/** Changes are told upon a book that has all before them; it may have been forgotten or put back meanwhile. */
function fits({ since }: CompactMenu, book: MenuBook | undefined): boolean {
  return since === null || (book !== undefined && since <= book.revision);
}

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

/** With an item as it was saved, before the menu tells it: one that is new in its category stands last there. */
export function withSaved(book: MenuBook, saved: StoreItem): MenuBook {
  const known = book.items.find(({ id }) => id === saved.id);
  if (known && known.version >= saved.version) return book;

  const { categoryId } = saved;
  const last = book.items.reduce(
    (most, item) => (item.categoryId === categoryId ? Math.max(most, item.sort) : most),
    0,
  );
  const sort = known?.categoryId === categoryId ? known.sort : last + 1;
  const others = book.items.filter(({ id }) => id !== saved.id);
  return { ...book, items: inOrder([...others, { ...saved, sort }], book.categories) };
}

function replaced(items: readonly CompactItem[], { items: told, removedItemIds }: CompactMenu) {
  const changed = new Set([...removedItemIds, ...told.map(({ id }) => id)]);
  return [...items.filter(({ id }) => !changed.has(id)), ...told];
}

function inOrder(items: readonly CompactItem[], categories: readonly Category[]): CompactItem[] {
  const position = new Map(categories.map(({ id }, index) => [id, index]));
  const positionOf = ({ categoryId }: CompactItem) => position.get(categoryId) ?? categories.length;
  return [...items].sort(
    (one, other) =>
      positionOf(one) - positionOf(other) || one.sort - other.sort || (one.id < other.id ? -1 : 1),
  );
}
