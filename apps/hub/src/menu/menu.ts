import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { lacksChoice } from '@maru/contract/menu/option-rules.ts';
import type { OptionChoice, OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { isSoldOut } from '@maru/contract/menu/sold-out.ts';
import type { CachedMenu } from './cached-menu.ts';

type Parts = Pick<CachedMenu, 'categories' | 'items' | 'collections'>;

/** The menu on sale at a given time, indexed by id. Items of categories that are not offered are left out. */
export type Menu = {
  categories: readonly Category[];
  items: readonly CompactItem[];
  itemById: ReadonlyMap<string, CompactItem>;
  itemByBarcode: ReadonlyMap<string, CompactItem>;
  categoryById: ReadonlyMap<string, Category>;
  collectionById: ReadonlyMap<string, OptionCollection>;
  choiceById: ReadonlyMap<string, OptionChoice>;
  /** Ids of items whose category is not offered. */
  switchedOff: ReadonlySet<string>;
  /**
   * Ids of items and choices that are sold out at that time, and of items that have a mandatory collection
   * without any available choice.
   */
  soldOut: ReadonlySet<string>;
};

export function indexMenu({ categories, items, collections }: Parts, now: Date): Menu {
  const shown = categories.filter(({ enabled }) => enabled);
  const categoryById = byId(shown);
  const offered = items.filter(({ categoryId }) => categoryById.has(categoryId));
  const choices = collections.flatMap((collection) => collection.choices);
  const isGone = (offer: CompactItem | OptionChoice) => isSoldOut(offer, now);
  const lacking = new Set(collections.filter((one) => lacksChoice([one], isGone)).map(({ id }) => id));
  const soldOutItems = offered.filter(
    (item) => isGone(item) || item.optionCollectionIds.some((id) => lacking.has(id)),
  );

  return {
    categories: shown,
    items: offered,
    itemById: byId(offered),
    itemByBarcode: byBarcode(offered),
    categoryById,
    collectionById: byId(collections),
    choiceById: byId(choices),
    switchedOff: new Set(items.filter((item) => !categoryById.has(item.categoryId)).map(({ id }) => id)),
    soldOut: new Set([...soldOutItems, ...choices.filter(isGone)].map(({ id }) => id)),
  };
}

/**
 * The time at which a sold-out period last ended, in ms; 0 if none has. Nothing has come back on sale since
 * then, so the time can serve as a memo key.
 */
export function lastBackOnSale({ items, collections }: Parts, now: number): number {
  let last = 0;
  const look = ({ soldOutUntil }: { soldOutUntil: string | null }) => {
    if (soldOutUntil === null) return;
    const until = Date.parse(soldOutUntil);
    if (until <= now && until > last) last = until;
  };
  items.forEach(look);
  for (const { choices } of collections) choices.forEach(look);
  return last;
}

/** An item's collections in the order in which the till asks for them: mandatory ones first. */
export function collectionsOf(menu: Menu, item: CompactItem): OptionCollection[] {
  const own = item.optionCollectionIds.flatMap((id) => menu.collectionById.get(id) ?? []);
  return [...own.filter(({ mandatory }) => mandatory), ...own.filter(({ mandatory }) => !mandatory)];
}

/** The preselected choices: the defaults, or else the first choice of each mandatory collection. */
export function defaultChoices(menu: Menu, item: CompactItem): string[] {
  return collectionsOf(menu, item).flatMap(({ mandatory, multiple, choices }) => {
    const offered = choices.filter(({ id }) => !menu.soldOut.has(id));
    const defaults = offered.filter(({ byDefault }) => byDefault);
    const chosen = defaults.length > 0 || !mandatory ? defaults : offered.slice(0, 1);
    return (multiple ? chosen : chosen.slice(0, 1)).map(({ id }) => id);
  });
}

/** Chosen options in menu order. */
export function inMenuOrder(
  collections: readonly OptionCollection[],
  choiceIds: readonly string[],
): string[] {
  const chosen = new Set(choiceIds);
  return collections.flatMap(({ choices }) => choices.map(({ id }) => id).filter((id) => chosen.has(id)));
}

/** Items by barcode. If two items have the same code, which an import can cause, the first one wins. */
function byBarcode(items: readonly CompactItem[]): ReadonlyMap<string, CompactItem> {
  const found = new Map<string, CompactItem>();
  for (const item of items) {
    if (item.barcode !== null && !found.has(item.barcode)) found.set(item.barcode, item);
  }
  return found;
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
