import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import type { openOwnStore } from './own-store.ts';
import { setPoints } from './set-points.ts';

type OwnStore = Pick<Awaited<ReturnType<typeof openOwnStore>>, 'storeId' | 'call'>;

/** Gives the store two items and ten percent in points. At least 100 points must be used, in steps of 100. */
export async function givePoints({ storeId, call }: OwnStore) {
  const { id: categoryId } = await call(setCategory, { storeId, name: '음료', nameEn: 'Drinks' });
  const none = { storeId, categoryId, barcode: null, description: null, optionCollectionIds: [] };
  await call(setStoreItem, { ...none, name: '대추차', nameEn: 'Jujube tea', price: 6_000 });
  await call(setStoreItem, { ...none, name: '쌍화차', nameEn: 'Herbal tea', price: 8_000 });
  await setPoints({ storeId, call }, { rate: 1_000, leastUse: 100, useStep: 100 });
}
