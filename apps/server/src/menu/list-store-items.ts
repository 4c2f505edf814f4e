import type { StoreContext } from '#server/http/context.ts';
import { listItemRows } from './menu.queries.ts';

export async function listStoreItems({ db, storeId, now }: StoreContext) {
  return listItemRows(db, storeId, now);
}
