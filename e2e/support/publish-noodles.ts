import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { getPlace, publishPlace, updatePlace } from '@maru/contract/place/place.endpoints.ts';
import type { CallAs } from './new-person.ts';

/** Publishes the page of a store with a menu of one item, in both languages. */
export async function publishNoodles({ storeId, call }: { storeId: string; call: CallAs }) {
  const category = await call(setCategory, { storeId, name: '국수', nameEn: 'Noodles' });
  const item = await call(setStoreItem, {
    ...{ storeId, categoryId: category.id, name: '잔치국수', nameEn: 'Banquet noodles', price: 9_000 },
    ...{ description: '멸치 육수', barcode: null, optionCollectionIds: [] },
  });
  const { version } = await call(getPlace, { storeId });
  const saved = await call(updatePlace, {
    ...{ storeId, version, nameEn: 'Maru Noodles', description: '매일 아침 육수를 내요.' },
    ...{ descriptionEn: 'Broth every day.', breaktime: '', breaktimeEn: null, hashtags: ['혼밥'] },
    ...{ photos: [], links: [{ name: '자리 예약', nameEn: null, url: 'https://book.example' }] },
  });
  const { slug } = await call(publishPlace, { storeId, version: saved.version });
  return { itemId: item.id, slug };
}
