import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { deleteCategory as wire } from '@maru/contract/menu/categories.endpoints.ts';
import { leaveStoreTrail } from '#server/audit/leave-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { softDeleteItems, updateItems } from '#server/menu/items/items-writes.queries.ts';
import { findCategoryRow, listItemIdsOf } from './categories.queries.ts';
import { softDeleteCategory } from './categories-writes.queries.ts';
import { categoryToEdit } from './category-to-edit.ts';

type Input = ParsedInputOf<typeof wire>;
type Output = OutputOf<typeof wire>;

/** Deletes a category; its items go where they are told to, or with it. */
export async function deleteCategory(context: StoreContext, input: Input): Promise<Output> {
  const { storeId, actor, now } = context;
  const { id, version, moveItemsTo, deleteItems } = input;
  return editMenu(context, async (tx, _menu, changed) => {
    const before = await categoryToEdit(tx, storeId, { id, version });
    const target = moveItemsTo === undefined ? null : await otherCategory(tx, storeId, id, moveItemsTo);
    const itemIds = await listItemIdsOf(tx, storeId, id);
    if (itemIds.length > 0 && !target && !deleteItems) fail('CATEGORY_NOT_EMPTY', { items: itemIds.length });

    const who = { by: actor.userId, at: now };
    if (target) {
      const moves = itemIds.map((itemId) => ({ id: itemId, changes: { categoryId: target.id } }));
      await updateItems(tx, storeId, moves, who);
    } else {
      await softDeleteItems(tx, storeId, itemIds, who);
    }
    await softDeleteCategory(tx, storeId, id, who);

    const count = target
      ? { movedItems: itemIds.length, deletedItems: 0 }
      : { movedItems: 0, deletedItems: itemIds.length };
    await leaveStoreTrail(tx, context, {
      ...{ storeId, module: 'menu', act: 'deleteCategory' },
      before,
      after: itemIds.length > 0 ? { ...count, ...(target ? { movedTo: target.name } : {}) } : null,
    });
    changed({
      itemIds,
      partsChange: 'PARTS',
      lists: itemIds.length > 0 ? ['categories', 'items'] : ['categories'],
    });
    return count;
  });
}

async function otherCategory(tx: Tx, storeId: string, id: string, otherId: string) {
  const other = otherId === id ? undefined : await findCategoryRow(tx, storeId, otherId);
  return other ?? fail('CATEGORY_NOT_FOUND');
}
