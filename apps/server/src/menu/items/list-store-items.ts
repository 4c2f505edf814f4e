import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listStoreItems as wire } from '@maru/contract/menu/items.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { listItemRows } from './items.queries.ts';

type Input = ParsedInputOf<typeof wire>;

export async function listStoreItems({ db, storeId }: StoreContext, { itemId, categoryId }: Input) {
  const { itemsVersion: version } = await findMenuState(db, storeId);
  const items = await listItemRows(db, storeId, { categoryId, ...(itemId ? { itemIds: [itemId] } : {}) });
  return { version, items: items.map(({ sort: _, ...item }) => item) };
}
