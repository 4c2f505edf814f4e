import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { sortCategories as wire } from '@maru/contract/menu/categories.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { failStale } from '#server/http/refusal.ts';
import { checkNamesEachOnce } from '#server/menu/check-names-each-once.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { findLastSort } from '#server/menu/menu.queries.ts';
import { listCategoryRows } from './categories.queries.ts';
import { updateCategoryOrder } from './categories-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;
type Named = { id: string; name: string };

/** Changes the order of all categories, given the version of the list. */
export async function sortCategories(
  context: StoreContext,
  { ids, version }: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId } = context;
  return editMenu(context, async (tx, menu, changed) => {
    const before = await listCategoryRows(tx, storeId);
    if (menu.categoriesVersion !== version) {
      const row = { version: menu.categoriesVersion, categories: before };
      failStale(context, row, await findLastSort(tx, storeId, 'categories'));
    }
    checkNamesEachOnce(ids, before);
    if (before.every(({ id }, index) => id === ids[index])) return { version, categories: before };

    await updateCategoryOrder(tx, storeId, ids);
    const categories = await listCategoryRows(tx, storeId);
    const entry = { storeId, module: 'menu', act: 'sortCategories' };
    await writeStoreTrail(tx, context, { ...entry, before: namesOf(before), after: namesOf(categories) });
    changed({ partsChange: 'PARTS', lists: ['categories'] });
    return { version: version + 1, categories };
  });
}

function namesOf(categories: readonly Named[]) {
  return { names: categories.map(({ name }) => name) };
}
