import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { CompactMenu, getCompactMenu as wire } from '@maru/contract/menu/compact-menu.ts';
import type { StoreContext } from '#server/http/context.ts';
import { NotModified } from '#server/http/not-modified.ts';
import { listCategoryRows } from '#server/menu/categories/categories.queries.ts';
import { listItemRows } from '#server/menu/items/items.queries.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { readCollections } from '#server/menu/options/list-option-collections.ts';
import { listRemovedSince } from './compact-menu.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** The menu as tills show it, whole or what has changed since a revision; nothing where nothing has. */
export async function getCompactMenu(
  context: StoreContext,
  { revision: known }: Input,
): Promise<CompactMenu> {
  const { db, storeId, request, reply } = context;
  // Read first: what changes meanwhile is told once more the next time.
  const state = await findMenuState(db, storeId);
  const { revision, version } = state;
  const etag = `"${revision}-${version}"`;
  reply.header('etag', etag);
  if (known === revision || request.headers['if-none-match'] === etag) throw new NotModified();

  // A revision that we never had is of another database.
  const since = known !== undefined && known < revision ? known : undefined;
  const partsChanged = since === undefined || since < state.partsRevision;
  return {
    revision,
    version,
    since: since ?? null,
    categories: partsChanged ? await listCategoryRows(db, storeId) : null,
    collections: partsChanged ? await readCollections(db, storeId) : null,
    items: await listItemRows(db, storeId, { since }),
    removedItemIds: since === undefined ? [] : await listRemovedSince(db, storeId, since),
    listVersions: {
      items: state.itemsVersion,
      categories: state.categoriesVersion,
      collections: state.collectionsVersion,
    },
  };
}
