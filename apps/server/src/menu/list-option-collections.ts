import type { StoreContext } from '#server/http/context.ts';
import { listChoiceRows, listCollectionRows } from './menu.queries.ts';

export async function listOptionCollections({ db, storeId, now }: StoreContext) {
  const [collections, choices] = await Promise.all([
    listCollectionRows(db, storeId),
    listChoiceRows(db, storeId, now),
  ]);
  const choicesOf = Map.groupBy(choices, ({ collectionId }) => collectionId);
  return collections.map((collection) => ({ ...collection, choices: choicesOf.get(collection.id) ?? [] }));
}
