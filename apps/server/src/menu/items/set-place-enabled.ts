import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setPlaceEnabled as wire } from '@maru/contract/menu/items.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { lockItems } from './items.queries.ts';
import { updatePlaceEnabled } from './place-enabled.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Shows items on the store's public page or hides them, all or none. Counts as an edit of the items that change. */
export async function setPlaceEnabled(
  context: StoreContext,
  { itemIds, placeEnabled }: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId, actor, now } = context;
  return editMenu(context, async (tx, _menu, changed) => {
    const items = await lockItems(tx, storeId, itemIds);
    const known = new Set(items.map(({ id }) => id));
    const lines = itemIds.flatMap((id, index) => (known.has(id) ? [] : [index]));
    if (lines.length > 0) fail('STORE_ITEM_NOT_FOUND', { lines });

    const switched = items.filter((item) => item.placeEnabled !== placeEnabled);
    const ids = switched.map(({ id }) => id);
    if (ids.length > 0) {
      await updatePlaceEnabled(tx, storeId, { ids, placeEnabled, by: actor.userId, at: now });
      const fieldsWhen = (shown: boolean) => ({
        items: switched.map(({ id, name }) => ({ id, name, placeEnabled: shown })),
      });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'menu', act: 'setPlaceEnabled' },
        before: fieldsWhen(!placeEnabled),
        after: fieldsWhen(placeEnabled),
      });
      changed({ itemIds: ids });
    }
    const counted = new Set(ids);
    return {
      items: items.map(({ id, version }) => ({ id, version: counted.has(id) ? version + 1 : version })),
    };
  });
}
