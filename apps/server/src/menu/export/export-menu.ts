import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { exportMenu as wire } from '@maru/contract/menu/export-menu.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listCategoryRows } from '#server/menu/categories/categories.queries.ts';
import { listItemRows } from '#server/menu/items/items.queries.ts';
import { readCollections } from '#server/menu/options/list-option-collections.ts';

/** Reads in one snapshot, so that the file is consistent. */
export async function exportMenu({ db, storeId }: StoreContext): Promise<OutputOf<typeof wire>> {
  return inSnapshot(db, async (tx) => {
    const items = await listItemRows(tx, storeId);
    return {
      categories: await listCategoryRows(tx, storeId),
      collections: await readCollections(tx, storeId),
      items: items.map(({ sort: _, ...item }) => item),
    };
  });
}
