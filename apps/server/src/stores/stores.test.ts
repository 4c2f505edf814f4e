import { neededForApproval } from '@maru/contract/stores/application.ts';
import { getStore, listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a person lists the own stores with rights, oldest membership first', async () => {
  const [first, second, foreign] = [
    await shop.store({ name: '첫 가게' }),
    await shop.store({ name: '둘째 가게', category: 'FLOWER', applicationStatus: 'PENDING' }),
    await shop.store(),
  ];
  const owner = await shop.ownerOf(first);
  const staff = { storeId: second.id, userId: owner.id, role: 'STAFF' as const, rights: ['ORDER' as const] };
  await shop.db.transaction().execute((tx) => insertMember(tx, staff));
  await shop.ownerOf(foreign);

  const { response } = await shop.call(listMyStores, {}, owner);

  expect(response).toEqual([
    {
      ...{ storeId: first.id, name: '첫 가게', category: null, applicationStatus: 'APPROVED' },
      ...{ role: 'OWNER', rights: [] },
    },
    {
      ...{ storeId: second.id, name: '둘째 가게', category: 'FLOWER', applicationStatus: 'PENDING' },
      ...{ role: 'STAFF', rights: ['ORDER'] },
    },
  ]);
});

test('every member reads a store; missing fields are null, and those an approval needs are listed', async () => {
  const store = await shop.store({ name: '마루 카페' });
  const staff = await shop.staffOf(store, []);

  expect((await shop.call(getStore, { storeId: store.id }, staff)).response).toEqual({
    id: store.id,
    name: '마루 카페',
    ...{
      category: null,
      phone: null,
      phoneExtension: '',
      registrationChange: null,
      address: null,
      addressDetail: '',
      zonecode: null,
      lat: null,
      lng: null,
    },
    ...{
      businessNumber: null,
      businessName: null,
      ownerName: null,
      openedOn: null,
      registrationImageKey: null,
      formerRegistrations: [],
    },
    ...{ memo: '', openingHours: null, applicationStatus: 'APPROVED' },
    storeAdditionalInfoDTOList: [{ key: 'CASH_RECEIPT_AVAILABLE', value: 'false' }],
    ...{ submittedAt: null, terminatedAt: null, applicationDueAt: null, applicationReason: null },
    missing: neededForApproval.filter((name) => name !== 'name'),
    version: 1,
    createdAt: expect.any(String),
  });
});

test('an admin reads every store; an unknown store is not found', async () => {
  const store = await shop.store();
  const admin = await shop.person({ admin: true });

  expect((await shop.call(getStore, { storeId: store.id }, admin)).response.id).toBe(store.id);
  expect(await shop.call(getStore, { storeId: newId() }, admin)).toMatchObject({
    http: 404,
    status: 'NOT_FOUND',
  });
});

test('neither a stranger nor an owner of another store can read a store', async () => {
  const store = await shop.store();
  const outsider = await shop.ownerOf(await shop.store());

  expect((await shop.call(getStore, { storeId: store.id })).http).toBe(401);
  expect((await shop.call(getStore, { storeId: store.id }, outsider)).status).toBe('NOT_FOUND');
});
