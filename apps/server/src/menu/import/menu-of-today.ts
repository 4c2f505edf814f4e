import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { listCategoryRows } from '#server/menu/categories/categories.queries.ts';
import { listItemRows } from '#server/menu/items/items.queries.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { readCollections } from '#server/menu/options/list-option-collections.ts';

/** The current menu that an import is planned against. */
export type MenuOfToday = {
  version: number;
  categories: readonly Category[];
  collections: readonly OptionCollection[];
  items: readonly CompactItem[];
};

/**
 * Reads the version first: a concurrent edit then makes the menu newer than `version`, and the import is refused as
 * stale.
 */
export async function readMenuOfToday(db: Db, storeId: string): Promise<MenuOfToday> {
  const { version } = await findMenuState(db, storeId);
  const [categories, collections, items] = await Promise.all([
    listCategoryRows(db, storeId),
    readCollections(db, storeId),
    listItemRows(db, storeId),
  ]);
  return { version, categories, collections, items };
}
