import type { StoreContext } from '#server/http/context.ts';
import { listCategoryRows } from './menu.queries.ts';

export async function listCategories({ db, storeId }: StoreContext) {
  return listCategoryRows(db, storeId);
}
