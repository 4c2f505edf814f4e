import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { listChoiceRows, listCollectionRows } from './options.queries.ts';

export async function listOptionCollections({ db, storeId }: Pick<StoreContext, 'db' | 'storeId'>) {
  const { collectionsVersion: version } = await findMenuState(db, storeId);
  return { version, collections: await readCollections(db, storeId) };
}

/** Option collections with their choices in display order; with an id only that collection. */
export async function readCollections(db: DbOrTx, storeId: string, id?: string): Promise<OptionCollection[]> {
  const collections = await listCollectionRows(db, storeId, id);
  const choicesOf = Map.groupBy(await listChoiceRows(db, storeId, id), ({ collectionId }) => collectionId);
  return collections.map((collection) => ({
    ...collection,
    choices: (choicesOf.get(collection.id) ?? []).map(({ collectionId: _, ...choice }) => choice),
  }));
}
