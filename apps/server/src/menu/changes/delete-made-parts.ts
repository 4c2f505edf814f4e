import type { Tx } from '#server/db/database.ts';
import { softDeleteCategories } from '#server/menu/categories/categories-writes.queries.ts';
import type { EditedBy, MenuList } from '#server/menu/menu.queries.ts';
import { softDeleteCollections } from '#server/menu/options/options-writes.queries.ts';
import { listEmptyCategoryIds, listUnusedCollectionIds } from './made-parts.queries.ts';
import type { Made } from './stored-change.ts';

/**
 * Deletes categories and collections that a change created, unless they are in use. Returns the lists that got shorter.
 */
export async function deleteMadeParts(
  tx: Tx,
  storeId: string,
  made: Made,
  written: EditedBy,
): Promise<MenuList[]> {
  const categoryIds = await listEmptyCategoryIds(tx, storeId, made.categoryIds);
  await softDeleteCategories(tx, storeId, categoryIds, written);
  const collectionIds = await listUnusedCollectionIds(tx, storeId, made.collectionIds);
  await softDeleteCollections(tx, storeId, collectionIds, written);
  return [
    ...(categoryIds.length > 0 ? (['categories'] as const) : []),
    ...(collectionIds.length > 0 ? (['collections'] as const) : []),
  ];
}
