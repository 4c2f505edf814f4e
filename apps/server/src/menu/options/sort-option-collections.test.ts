import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import {
  listOptionCollections,
  sortOptionCollections as wire,
} from '@maru/contract/menu/options.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const sort = (ids: string[], version = 1, by: Person = owner) =>
    shop.call(wire, { storeId, ids, version }, by);
  const list = async () => (await shop.call(listOptionCollections, { storeId }, owner)).response;
  return { ...at, sort, list, ids: [menu.temperature, menu.extras] as const };
}

test('collections are listed in the given order, in the list and on tills', async () => {
  const { storeId, owner, menu, sort, list, ids } = await openStore();
  const { revision } = (await shop.call(getCompactMenu, { storeId }, owner)).response;

  const answer = await sort(ids.toReversed());

  expect(answer).toMatchObject({
    http: 200,
    response: { version: 2, collections: [{ id: menu.extras }, { id: menu.temperature }] },
  });
  expect(await list()).toEqual(answer.response);
  const told = (await shop.call(getCompactMenu, { storeId, revision }, owner)).response;
  expect(told.collections).toEqual(answer.response.collections);
  expect(told.listVersions.collections).toBe(2);
});

test('a stale sort gets the current list, who sorted it and when', async () => {
  const { storeId, sort, list, ids } = await openStore();
  await sort(ids.toReversed());
  const row = await list();

  expect(await sort([...ids])).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row, changedBy: '김마루', isOwn: true, changedAt: shop.clock.now.toISOString() },
  });
  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  expect((await sort([...ids], 1, staff)).detail).toMatchObject({ isOwn: false });
  expect(await list()).toEqual(row);
});

test('an unchanged order counts nothing and notifies no till', async () => {
  const { storeId, owner, sort, list, ids } = await openStore();
  const { revision } = (await shop.call(getCompactMenu, { storeId }, owner)).response;
  const before = await list();

  expect(await sort([...ids])).toMatchObject({ http: 200, response: before });

  expect(await list()).toEqual(before);
  expect((await shop.call(getCompactMenu, { storeId, revision }, owner)).http).toBe(304);
});

test('of two concurrent sorts of one version one succeeds', async () => {
  const { sort, list, ids } = await openStore();
  const answers = await Promise.all([sort(ids.toReversed()), sort(ids.toReversed())]);

  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect((await list()).version).toBe(2);
});

test('an order must name every live collection of the store once', async () => {
  const { menu, sort, list, ids } = await openStore();
  const elsewhere = await openStore();
  const before = await list();
  const [first, second] = ids;

  for (const wrong of [
    [first],
    [first, first],
    [first, elsewhere.menu.extras],
    [...ids, elsewhere.menu.extras],
  ]) {
    expect(await sort(wrong)).toMatchObject({ http: 400, fields: { ids: 'wrongFormat' } });
  }
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('optionCollections').set(gone).where('id', '=', menu.extras).execute();
  expect(await sort([first, second])).toMatchObject({ http: 400 });
  expect((await list()).version).toBe(before.version);
});

test('only members with the right can sort collections', async () => {
  const { storeId, sort, list, ids } = await openStore();
  const before = await list();

  const staff = await shop.staffOf({ id: storeId }, ['ORDER']);
  expect(await sort(ids.toReversed(), 1, staff)).toMatchObject({ http: 403 });
  expect(await sort(ids.toReversed(), 1, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(wire, { storeId, ids: [...ids], version: 1 })).toMatchObject({ http: 401 });
  expect(await list()).toEqual(before);

  const editor = await shop.staffOf({ id: storeId }, ['MENU']);
  expect(await sort(ids.toReversed(), 1, editor)).toMatchObject({ http: 200 });
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    { act: 'sortOptionCollections', before: { names: ['온도', '추가'] }, after: { names: ['추가', '온도'] } },
  ]);
});
