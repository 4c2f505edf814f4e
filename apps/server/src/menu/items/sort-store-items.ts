import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { sortStoreItems as wire } from '@maru/contract/menu/items.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import { withoutNestedLoops } from '#server/db/without-nested-loops.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { listCategoryRows } from '#server/menu/categories/categories.queries.ts';
import { checkNamesEachOnce } from '#server/menu/check-names-each-once.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { findLastSort } from '#server/menu/menu.queries.ts';
import { lockItems } from './items.queries.ts';
import { listOrder, listOutOfOrder, updatePlaces } from './sort-items.queries.ts';

type Input = ParsedInputOf<typeof wire>;
type Named = { id: string; name: string };

/** Most names that one trail entry lists. */
const mostNames = 20;

/** Sorts the items of a category. Tills reload only items whose position changed. */
export async function sortStoreItems(context: StoreContext, { storeId, version, categoryId, ids }: Input) {
  return editMenu(context, async (tx, menu, changed) => {
    const categories = await listCategoryRows(tx, storeId);
    if (!categories.some(({ id }) => id === categoryId)) fail('CATEGORY_NOT_FOUND');

    const before = await listOrder(tx, storeId, categoryId);
    if (version !== menu.itemsVersion) {
      const row = { version: menu.itemsVersion, ids: before.map(({ id }) => id) };
      failStale(context, row, await findLastSort(tx, storeId, 'items'));
    }
    checkNamesEachOnce(ids, before);
    if (before.every(({ id }, at) => id === ids[at])) return { version, ids };

    const moved = await withoutNestedLoops(tx, ids.length, async () => {
      const misplaced = await listOutOfOrder(tx, storeId, ids);
      await lockItems(tx, storeId, misplaced);
      await updatePlaces(tx, storeId, ids);
      return misplaced;
    });
    changed({ itemIds: moved, lists: ['items'] });
    const entry = { storeId, module: 'menu', act: 'sortStoreItems' };
    await writeStoreTrail(tx, context, {
      ...entry,
      ...changedNames(before, await listOrder(tx, storeId, categoryId)),
    });
    return { version: version + 1, ids };
  });
}

/** At most `mostNames` names, from the first changed position on. */
function changedNames(before: readonly Named[], after: readonly Named[]) {
  const first = before.findIndex(({ id }, at) => id !== after[at]?.id);
  const from = (items: readonly Named[]) => ({
    items: items.slice(first, first + mostNames).map(({ name }) => name),
  });
  return { before: from(before), after: from(after) };
}
