import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { ItemChange, NewItem } from '#server/menu/items/items-writes.queries.ts';
import { type ItemFinder, itemFinder } from './find-item.ts';
import type { Problem } from './import-plan.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { type CategoryPlan, categoryPlan } from './plan-categories.ts';
import type { NamedCollections } from './plan-options.ts';
import type { RowWithoutTax } from './row-tax.ts';

export type Sources = Pick<ParsedInputOf<typeof importMenu>, 'stock' | 'splits'> & {
  today: MenuOfToday;
  /** Existing ones and those of the file. */
  collections: NamedCollections;
};

/** What the rows of items read so far change, and what is wrong with them. */
export type ItemPlan = Sources & {
  find: ItemFinder;
  categories: CategoryPlan;
  problems: Problem[];
  rows: RowWithoutTax[];
  newItems: NewItem[];
  changes: ItemChange[];
  same: number;
  stockRows: number;
  onlyStockRows: number;
  /** Rows by the item, barcode or new item that they name, valid or not. */
  rowOf: Map<string, number>;
  namedItems: Set<string>;
};

/** A plan before its first row. */
export function emptyItemPlan(sources: Sources): ItemPlan {
  return {
    ...sources,
    ...{ find: itemFinder(sources.today), categories: categoryPlan(sources.today) },
    ...{ problems: [], rows: [], newItems: [], changes: [], same: 0, stockRows: 0, onlyStockRows: 0 },
    ...{ rowOf: new Map(), namedItems: new Set() },
  };
}
