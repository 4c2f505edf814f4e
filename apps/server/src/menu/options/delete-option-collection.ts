import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { deleteOptionCollection as wire } from '@maru/contract/menu/options.endpoints.ts';
import { leaveStoreTrail } from '#server/audit/leave-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { lockItems } from '#server/menu/items/items.queries.ts';
import { collectionToEdit } from './collection-to-edit.ts';
import { listItemIdsOf } from './options.queries.ts';
import { softDeleteCollections } from './options-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Deletes an option collection: no item asks for it any more, past orders keep what they say. */
export async function deleteOptionCollection(context: StoreContext, { id, version }: Input) {
  const { storeId, actor, now } = context;
  return editMenu(context, async (tx, _menu, changed) => {
    const before = await collectionToEdit(tx, storeId, { id, version });
    // Tills hear of items that ask for less, though nobody has edited those: their versions stay.
    const items = await lockItems(tx, storeId, await listItemIdsOf(tx, storeId, id));

    await softDeleteCollections(tx, storeId, [id], { by: actor.userId, at: now });
    const entry = { storeId, module: 'menu', act: 'deleteOptionCollection', before, after: null };
    await leaveStoreTrail(tx, context, entry);
    changed({ itemIds: items.map((item) => item.id), partsChange: 'PARTS', lists: ['collections'] });
    return { items: items.length };
  });
}
