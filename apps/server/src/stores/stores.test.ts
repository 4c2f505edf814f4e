import { getStore, listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a person sees their stores, the oldest membership first, with what they may do there', async () => {
  const [first, second, foreign] = [
    await shop.store({ name: '첫 가게' }),
    await shop.store({ name: '둘째 가게', applicationStatus: 'PENDING' }),
    await shop.store(),
  ];
  const owner = await shop.ownerOf(first);
  const staff = { storeId: second.id, userId: owner.id, role: 'STAFF' as const, rights: ['ORDER' as const] };
  await shop.db.transaction().execute((tx) => insertMember(tx, staff));
  await shop.ownerOf(foreign);

  const { response } = await shop.call(listMyStores, {}, owner);

  expect(response).toEqual([
    { storeId: first.id, name: '첫 가게', applicationStatus: 'APPROVED', role: 'OWNER', rights: [] },
    { storeId: second.id, name: '둘째 가게', applicationStatus: 'PENDING', role: 'STAFF', rights: ['ORDER'] },
  ]);
});

test('every member reads what receipts say of the store', async () => {
  const store = await shop.store({ name: '마루 카페' });
  const staff = await shop.staffOf(store, []);

  expect((await shop.call(getStore, { storeId: store.id }, staff)).response).toEqual({
    id: store.id,
    name: '마루 카페',
    applicationStatus: 'APPROVED',
    ownerName: null,
    businessNumber: null,
    address: null,
    phone: null,
    version: 1,
  });
});
