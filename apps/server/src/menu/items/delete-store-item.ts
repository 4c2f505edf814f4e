import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { deleteStoreItem as wire } from '@maru/contract/menu/items.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listItemStates } from '#server/menu/changes/item-states.queries.ts';
import { storeMenuChange } from '#server/menu/changes/store-menu-change.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { itemFacts, itemToEdit } from './item-to-edit.ts';
import { softDeleteItems } from './items-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Deletes an item. Past orders keep their snapshot, and cancelling one still returns its stock. */
export async function deleteStoreItem(context: StoreContext, { id, version }: Input) {
  const { storeId, actor, now } = context;
  return editMenu(context, async (tx, _menu, changed) => {
    const item = await itemToEdit(tx, context, { id, version });
    const before = await listItemStates(tx, storeId, [id]);
    await softDeleteItems(tx, storeId, [id], { by: actor.userId, at: now });
    const changeId = await storeMenuChange(tx, context, {
      kind: 'DELETION',
      about: { kind: 'DELETE_ITEM', itemId: id },
      part: { name: item.name, nameEn: item.nameEn },
      before,
      after: await listItemStates(tx, storeId, [id]),
    });

    const facts = await itemFacts(tx, storeId, item);
    const entry = { storeId, module: 'menu', act: 'deleteStoreItem', before: facts, after: null };
    await writeStoreTrail(tx, context, entry);
    changed({ itemIds: [id], lists: ['items'] });
    return { id, changeId };
  });
}
