import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionChoice, OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import type { MenuBook } from './menu-book.ts';

/** A store's menu with its parts found by id; items of switched-off categories are left out. */
export type Menu = {
  categories: readonly Category[];
  items: readonly CompactItem[];
  itemById: ReadonlyMap<string, CompactItem>;
  categoryById: ReadonlyMap<string, Category>;
  collectionById: ReadonlyMap<string, OptionCollection>;
  choiceById: ReadonlyMap<string, OptionChoice>;
};

export function indexMenu({
  categories,
  items,
  collections,
}: Pick<MenuBook, 'categories' | 'items' | 'collections'>): Menu {
  const shown = categories.filter(({ enabled }) => enabled);
  const categoryById = byId(shown);
  const offered = items.filter(({ categoryId }) => categoryById.has(categoryId));

  return {
    categories: shown,
    items: offered,
    itemById: byId(offered),
    categoryById,
    collectionById: byId(collections),
    choiceById: byId(collections.flatMap(({ choices }) => choices)),
  };
}

/** An item's collections in the order in which they are asked: mandatory ones first. */
export function collectionsOf(menu: Menu, item: CompactItem): OptionCollection[] {
  const own = item.optionCollectionIds.flatMap((id) => menu.collectionById.get(id) ?? []);
  return [...own.filter(({ mandatory }) => mandatory), ...own.filter(({ mandatory }) => !mandatory)];
}

/** What is chosen before anyone touches it: the defaults, and for a mandatory collection without one its first. */
export function defaultChoices(collections: readonly OptionCollection[]): string[] {
  return collections.flatMap(({ mandatory, multiple, choices }) => {
    const offered = choices.filter(({ soldOut }) => !soldOut);
    const defaults = offered.filter(({ byDefault }) => byDefault);
    const chosen = defaults.length > 0 || !mandatory ? defaults : offered.slice(0, 1);
    return (multiple ? chosen : chosen.slice(0, 1)).map(({ id }) => id);
  });
}

/** Chosen options in the order in which the menu asks for them, whatever the order of the choosing. */
export function inMenuOrder(
  collections: readonly OptionCollection[],
  choiceIds: readonly string[],
): string[] {
  const chosen = new Set(choiceIds);
  return collections.flatMap(({ choices }) => choices.map(({ id }) => id).filter((id) => chosen.has(id)));
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
