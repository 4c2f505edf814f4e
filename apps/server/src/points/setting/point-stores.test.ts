import { listPointStores } from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { listSharedStores } from '#server/points/sharing/sharing.queries.ts';
import { eraseUser } from '#server/users/erase-user.ts';
import { openSharing } from '#test/open-sharing.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const list = (storeId: string, caller?: Parameters<typeof shop.call>[2]) =>
  shop.call(listPointStores, { storeId }, caller);

test("the owner's other stores are listed with what they chose, or why points are not shared with them", async () => {
  const { here, there } = await openSharing(shop, { lists: [true, false] });
  const add = async (name: string, businessNumber: string | null) => {
    const { id } = await shop.store({ name, businessNumber });
    const row = { storeId: id, userId: here.owner.id ?? '', role: 'OWNER' };
    await shop.db.insertInto('storeMembers').values(row).execute();
    return id;
  };
  const [other, young] = [await add('부산점', '2222222227'), await add('새 매장', null)];
  await shop.openStore({ name: '남의 매장', businessNumber: '1111111119' });
  expect((await list(here.storeId, here.owner)).response).toEqual([
    { storeId: other, name: '부산점', problem: 'BUSINESS_NUMBER', isMutual: false, owes: 0 },
    { storeId: young, name: '새 매장', problem: 'NO_NUMBER', isMutual: false, owes: 0 },
    { storeId: there.storeId, name: '홍대점', problem: null, isMutual: false, owes: 0 },
  ]);
  expect((await list(there.storeId, there.owner)).response).toContainEqual(
    expect.objectContaining({ storeId: here.storeId, problem: null, isMutual: true }),
  );
});

test('a member who is no owner sees only those other stores with which points can be shared', async () => {
  const { here } = await openSharing(shop, { lists: [false, false] });
  const { id } = await shop.store({ name: '부산점', businessNumber: '2222222227' });
  const row = { storeId: id, userId: here.owner.id ?? '', role: 'OWNER' };
  await shop.db.insertInto('storeMembers').values(row).execute();
  const staff = await shop.staffOf({ id: here.storeId }, ['POINT_SETTING']);
  const namesFor = async (caller: typeof staff) =>
    (await list(here.storeId, caller)).response.map(({ name }) => name);
  expect(await namesFor(staff)).toEqual(['홍대점']);
  expect(await namesFor(here.owner)).toEqual(['부산점', '홍대점']);
});

test('what a store owes another is shown in both also after one of them was sold', async () => {
  const { here, there } = await openSharing(shop);
  await shop.reward(there, there.customer.id, 'EARN', 600);
  await shop.order(here, {
    ...{ customer: { phone: here.customer.number }, pointsUsed: 600, total: 3_900 },
    tenders: [{ type: 'INSTORE_CASH', amount: 3_900 }],
  });
  const buyer = await shop.person();
  const sold = { userId: buyer.id ?? '' };
  await shop.db.updateTable('storeMembers').set(sold).where('storeId', '=', there.storeId).execute();
  expect((await list(here.storeId, here.owner)).response).toMatchObject([
    { name: '홍대점', problem: 'OTHER_OWNER', owes: -600 },
  ]);
  expect((await list(there.storeId, buyer)).response).toMatchObject([
    { name: '강남점', problem: 'OTHER_OWNER', owes: 600 },
  ]);
});

test('two stores share no points once the only person who owned both has left Maru', async () => {
  const { here } = await openSharing(shop);
  const owner = await shop.ownerOf({ id: here.storeId });
  const gone = { userId: here.owner.id ?? '', now: shop.clock.now };
  await shop.db.transaction().execute((tx) => eraseUser(tx, gone));

  expect((await list(here.storeId, owner)).response).toEqual([]);
  expect(await listSharedStores(shop.db, here.storeId, shop.clock.now)).toEqual([]);
});

test('only members with the right, and admins, read the list, and none of a store that does not exist', async () => {
  const { storeId } = await shop.openStore();
  const other = await shop.openStore();
  const admin = await shop.person({ admin: true });
  expect((await list(storeId)).http).toBe(401);
  expect((await list(storeId, other.owner)).http).toBe(404);
  expect((await list(storeId, await shop.staffOf({ id: storeId }, ['POINT']))).http).toBe(403);
  expect((await list(storeId, await shop.staffOf({ id: storeId }, ['POINT_SETTING']))).http).toBe(200);
  expect((await list(storeId, admin)).http).toBe(200);
  expect((await list('0190a000-0000-7000-8000-00000000ffff', admin)).http).toBe(404);
});

test('a store that got another business number does not keep the setting from being saved', async () => {
  const { here, there } = await openSharing(shop);
  const row = { businessNumber: '2222222227' };
  await shop.db.updateTable('stores').set(row).where('id', '=', there.storeId).execute();
  expect(await shop.setPoints(here, { rate: 200, useStoreIds: [there.storeId] })).toMatchObject({
    rate: 200,
  });
  expect(await shop.setPoints(here, { unusedStoreIds: [there.storeId] })).toMatchObject({ useStoreIds: [] });
  await expect(shop.setPoints(here, { useStoreIds: [there.storeId] })).rejects.toThrow('BUSINESS_NUMBER');
});
