import {
  getAccessControl,
  listAccessOf,
  listOwnAccess,
} from '@maru/contract/store-access/store-access.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a person and an admin can read the stores and rights of the person', async () => {
  const [own, other] = [await shop.store({ name: '마루 분식' }), await shop.store({ name: '한강 카페' })];
  const person = await shop.ownerOf(own);
  const member = { storeId: other.id, userId: person.id, role: 'STAFF', rights: ['SALES', 'ORDER'] } as const;
  await shop.db.transaction().execute((tx) => insertMember(tx, member));

  const expected = [
    { storeId: own.id, storeName: '마루 분식', role: 'OWNER', rights: [] },
    { storeId: other.id, storeName: '한강 카페', role: 'STAFF', rights: ['ORDER', 'SALES'] },
  ];
  expect((await shop.call(listOwnAccess, {}, person)).response).toEqual(expected);
  const admin = await shop.person({ admin: true });
  expect((await shop.call(listAccessOf, { id: person.id }, admin)).response).toEqual(expected);
});

test('only admins can read the rights of others, and an unknown person is not found', async () => {
  const [person, admin] = [await shop.person(), await shop.person({ admin: true })];

  expect((await shop.call(listAccessOf, { id: admin.id }, person)).http).toBe(403);
  expect((await shop.call(listAccessOf, { id: person.id }, admin)).response).toEqual([]);
  expect((await shop.call(listAccessOf, { id: newId() }, admin)).http).toBe(404);
});

test('owners and admins can read the members of a store, owners first', async () => {
  const store = await shop.store();
  const staff = await shop.staffOf(store, ['MENU', 'ORDER']);
  const owner = await shop.ownerOf(store);
  const admin = await shop.person({ admin: true });

  for (const reader of [owner, admin]) {
    const { response } = await shop.call(getAccessControl, { storeId: store.id }, reader);
    expect(response.members).toMatchObject([
      { userId: owner.id, role: 'OWNER', rights: [] },
      { userId: staff.id, role: 'STAFF', rights: ['ORDER', 'MENU'] },
    ]);
  }
  expect((await shop.call(getAccessControl, { storeId: store.id }, staff)).http).toBe(403);
  expect((await shop.call(getAccessControl, { storeId: newId() }, admin)).http).toBe(404);
});
