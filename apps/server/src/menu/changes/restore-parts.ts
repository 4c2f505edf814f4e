import { longest } from '@maru/contract/menu/menu-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { restoreCategory } from '#server/menu/categories/categories-writes.queries.ts';
import type { EditedBy, MenuList } from '#server/menu/menu.queries.ts';
import { restoreCollection } from '#server/menu/options/options-writes.queries.ts';
import { isPartName, listDeletedParts, type Part } from '#server/menu/parts.queries.ts';
import { freeName } from './free-name.ts';
import type { Deleted } from './stored-change.ts';

/** A restored category or collection, and whether it had to be renamed. */
type RestoredPart = { id: string; name: string; isRenamed: boolean };

/**
 * Restores deleted categories and option collections at their old positions with all settings. If a newer one uses the
 * name, the restored one is renamed, because the content matters more than the name. Locks collections.
 */
export async function restoreParts(tx: Tx, storeId: string, deleted: Deleted, written: EditedBy) {
  const categories = await restoreEach(tx, storeId, 'menuCategories', deleted.categoryIds, (category) =>
    restoreCategory(tx, storeId, category, written),
  );
  const collections = await restoreEach(
    tx,
    storeId,
    'optionCollections',
    deleted.collectionIds,
    (collection) => restoreCollection(tx, storeId, { ...collection, choiceIds: deleted.choiceIds }, written),
  );

  const lists: MenuList[] = [];
  if (categories.length > 0) lists.push('categories');
  if (collections.length > 0) lists.push('collections');
  return { parts: [...categories, ...collections], lists };
}

const longestOf = { menuCategories: longest.category, optionCollections: longest.collection };

/** One at a time, because each restored name is in use for the next. */
async function restoreEach(
  tx: Tx,
  storeId: string,
  part: Part,
  ids: readonly string[],
  restore: (part: { id: string; name: string }) => Promise<void>,
): Promise<RestoredPart[]> {
  const restored: RestoredPart[] = [];
  for (const { id, name: was } of await listDeletedParts(tx, storeId, part, ids)) {
    const name = await freeName(was, longestOf[part], (name) => isPartName(tx, storeId, part, name));
    await restore({ id, name });
    restored.push({ id, name, isRenamed: name !== was });
  }
  return restored;
}
