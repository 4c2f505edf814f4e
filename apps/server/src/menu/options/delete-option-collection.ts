import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { undoHours } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { deleteOptionCollection as wire } from '@maru/contract/menu/options.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listItemStates, lockItemStates } from '#server/menu/changes/item-states.queries.ts';
import { storeMenuChange } from '#server/menu/changes/store-menu-change.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { collectionToEdit } from './collection-to-edit.ts';
import { listLinkedItemIds } from './options.queries.ts';
import { softDeleteCollections } from './options-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Deletes an option collection. Items no longer use it; past orders keep their snapshots. */
export async function deleteOptionCollection(context: StoreContext, { id, version }: Input) {
  const { storeId, actor, now } = context;
  return editMenu(context, async (tx, _menu, changed) => {
    const before = await collectionToEdit(tx, context, { id, version });
    // Include items whose deletion can still be undone: they may be restored and edited before this deletion is undone.
    const deletedAfter = new Date(now.getTime() - undoHours * 3_600_000);
    const linked = await listLinkedItemIds(tx, storeId, [id], { deletedAfter });
    const items = await lockItemStates(tx, storeId, linked);
    // Tills must reload the items, but nobody edited them, so their versions do not change.
    const itemIds = items.filter(({ deleted }) => !deleted).map((item) => item.id);

    await softDeleteCollections(tx, storeId, [id], { by: actor.userId, at: now });
    const changeId = await storeMenuChange(tx, context, {
      kind: 'DELETION',
      about: { kind: 'DELETE_COLLECTION', collectionId: id },
      part: { name: before.name, nameEn: before.nameEn },
      before: items,
      after: await listItemStates(tx, storeId, linked),
      deleted: { collectionIds: [id], choiceIds: before.choices.map((choice) => choice.id) },
    });
    const entry = { storeId, module: 'menu', act: 'deleteOptionCollection', before, after: null };
    await writeStoreTrail(tx, context, entry);
    changed({ itemIds, partsChange: 'PARTS', lists: ['collections'] });
    return { items: itemIds.length, changeId };
  });
}
