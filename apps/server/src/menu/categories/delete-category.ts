import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Category, deleteCategory as wire } from '@maru/contract/menu/categories.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { listItemStates, lockItemStates } from '#server/menu/changes/item-states.queries.ts';
import { storeMenuChange } from '#server/menu/changes/store-menu-change.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { moveItemsToCategory, softDeleteItems } from '#server/menu/items/items-writes.queries.ts';
import { listOrder } from '#server/menu/items/sort-items.queries.ts';
import { findCategoryRow } from './categories.queries.ts';
import { softDeleteCategories } from './categories-writes.queries.ts';
import { categoryToEdit } from './category-to-edit.ts';

type Input = ParsedInputOf<typeof wire>;
type Output = OutputOf<typeof wire>;

/** Deletes a category. Its items move to another category or are deleted with it. */
export async function deleteCategory(context: StoreContext, input: Input): Promise<Output> {
  const { storeId } = context;
  const { id, version, moveItemsTo, deleteItems } = input;
  return editMenu(context, async (tx, _menu, changed) => {
    const before = await categoryToEdit(tx, context, { id, version });
    const target = moveItemsTo === undefined ? null : await otherCategory(tx, storeId, id, moveItemsTo);
    const itemIds = (await listOrder(tx, storeId, id)).map((item) => item.id);
    if (itemIds.length > 0 && !target && !deleteItems) fail('CATEGORY_NOT_EMPTY', { items: itemIds.length });

    const changeId = await removeAndKeep(tx, context, { category: before, itemIds, targetId: target?.id });

    const count = target
      ? { movedItems: itemIds.length, deletedItems: 0 }
      : { movedItems: 0, deletedItems: itemIds.length };
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'menu', act: 'deleteCategory' },
      before,
      after: itemIds.length > 0 ? { ...count, ...(target ? { movedTo: target.name } : {}) } : null,
    });
    changed({
      itemIds,
      partsChange: 'PARTS',
      lists: itemIds.length > 0 ? ['categories', 'items'] : ['categories'],
    });
    return { ...count, changeId };
  });
}

async function otherCategory(tx: Tx, storeId: string, id: string, otherId: string) {
  const other = otherId === id ? undefined : await findCategoryRow(tx, storeId, otherId);
  return other ?? fail('CATEGORY_NOT_FOUND');
}

type Removal = { category: Category; itemIds: readonly string[]; targetId: string | undefined };

async function removeAndKeep(tx: Tx, context: StoreContext, { category, itemIds, targetId }: Removal) {
  const { id, name, nameEn } = category;
  const { storeId, actor, now } = context;
  const who = { by: actor.userId, at: now };
  const before = await lockItemStates(tx, storeId, itemIds);
  if (targetId) await moveItemsToCategory(tx, storeId, { itemIds, categoryId: targetId }, who);
  else await softDeleteItems(tx, storeId, itemIds, who);
  await softDeleteCategories(tx, storeId, [id], who);

  const filled = targetId ? 'MOVED' : 'DELETED';
  return storeMenuChange(tx, context, {
    kind: 'DELETION',
    about: { kind: 'DELETE_CATEGORY', categoryId: id, items: itemIds.length > 0 ? filled : 'NONE' },
    part: { name, nameEn },
    before,
    after: await listItemStates(tx, storeId, itemIds),
    deleted: { categoryIds: [id] },
  });
}
