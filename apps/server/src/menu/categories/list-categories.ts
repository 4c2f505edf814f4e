import type { StoreContext } from '#server/http/context.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { listCategoryRows } from './categories.queries.ts';

export async function listCategories({ db, storeId }: Pick<StoreContext, 'db' | 'storeId'>) {
  const { categoriesVersion: version } = await findMenuState(db, storeId);
  return { version, categories: await listCategoryRows(db, storeId) };
}
