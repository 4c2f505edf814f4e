import {
  listCategories,
  setCategory,
  sortCategories as wire,
} from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { expect, test } from 'vitest';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const sort = (ids: string[], version = 1, by: Person = owner) =>
    shop.call(wire, { storeId, ids, version }, by);
  const list = async () => (await shop.call(listCategories, { storeId }, owner)).response;
  const compact = async (revision?: number) =>
    (await shop.call(getCompactMenu, { storeId, ...(revision ? { revision } : {}) }, owner)).response;
  return { ...at, sort, list, compact, ids: [menu.drinks, menu.fruit] as const };
}

test('categories are listed in the given order, in the list and on tills', async () => {
  const { menu, sort, list, compact, ids } = await openStore();
  const { revision } = await compact();

  const answer = await sort(ids.toReversed());

  expect(answer).toMatchObject({
    http: 200,
    response: {
      version: 2,
      categories: [
        { id: menu.fruit, version: 1 },
        { id: menu.drinks, version: 1 },
      ],
    },
  });
  expect(await list()).toEqual(answer.response);
  const told = await compact(revision);
  expect(told.categories).toEqual(answer.response.categories);
  expect(told.listVersions).toEqual({ items: 1, categories: 2, collections: 1 });
});

test('an unchanged order changes nothing', async () => {
  const { sort, list, compact, ids } = await openStore();
  const { revision } = await compact();

  expect(await sort([...ids])).toMatchObject({ http: 200, response: { version: 1 } });
  expect((await list()).version).toBe(1);
  expect((await compact()).revision).toBe(revision);
});

test('a stale sort gets the current list, who changed it and when', async () => {
  const { storeId, owner, sort, list, ids } = await openStore();
  await shop.call(setCategory, { storeId, name: '디저트', nameEn: null }, owner);
  const row = await list();

  expect(await sort(ids.toReversed())).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row, changedBy: '김마루', isOwn: true, changedAt: shop.clock.now.toISOString() },
  });
  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  expect((await sort(ids.toReversed(), 1, staff)).detail).toMatchObject({ isOwn: false });
  expect(await list()).toEqual(row);
});

test('of two concurrent sorts of one version one succeeds', async () => {
  const { sort, list, ids } = await openStore();
  const answers = await Promise.all([sort(ids.toReversed()), sort(ids.toReversed())]);

  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect((await list()).version).toBe(2);
});

test('an order must name every live category of the store once', async () => {
  const { menu, sort, list, ids } = await openStore();
  const elsewhere = await openStore();
  const before = await list();
  const [first, second] = ids;

  for (const wrong of [
    [first],
    [first, first],
    [first, elsewhere.menu.fruit],
    [...ids, elsewhere.menu.fruit],
  ]) {
    expect(await sort(wrong)).toMatchObject({ http: 400, fields: { ids: 'wrongFormat' } });
  }
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('menuCategories').set(gone).where('id', '=', menu.fruit).execute();
  expect(await sort([second, first])).toMatchObject({ http: 400 });
  expect((await list()).version).toBe(before.version);
});

test('only members with the right can sort categories', async () => {
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
    { act: 'sortCategories', before: { names: ['커피', '과일'] }, after: { names: ['과일', '커피'] } },
  ]);
});
