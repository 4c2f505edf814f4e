import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { sortOptionCollections as wire } from '@maru/contract/menu/options.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { failStale } from '#server/http/refusal.ts';
import { checkNamesEachOnce } from '#server/menu/check-names-each-once.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { findLastSort } from '#server/menu/menu.queries.ts';
import { readCollections } from './list-option-collections.ts';
import { sortCollections } from './options-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Changes the order of all option collections, given the version of the list. */
export async function sortOptionCollections(context: StoreContext, { ids, version }: Input) {
  const { storeId } = context;
  return editMenu(context, async (tx, menu, changed) => {
    const before = await readCollections(tx, storeId);
    if (menu.collectionsVersion !== version) {
      const row = { version: menu.collectionsVersion, collections: before };
      failStale(context, row, await findLastSort(tx, storeId, 'collections'));
    }
    checkNamesEachOnce(ids, before);
    if (before.every(({ id }, index) => id === ids[index])) return { version, collections: before };

    await sortCollections(tx, storeId, ids);
    const collections = await readCollections(tx, storeId);
    const namesOf = (sorted: typeof before) => ({ names: sorted.map(({ name }) => name) });
    const entry = { storeId, module: 'menu', before: namesOf(before), after: namesOf(collections) };
    await writeStoreTrail(tx, context, { ...entry, act: 'sortOptionCollections' });
    changed({ partsChange: 'PARTS', lists: ['collections'] });
    return { version: version + 1, collections };
  });
}
