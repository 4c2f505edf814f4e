import type { InputOf } from '@maru/contract/endpoint.ts';
import { listCategories, deleteCategory as wire } from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
type Input = Omit<InputOf<typeof wire>, 'storeId'>;

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const remove = (input: Partial<Input> = {}, by: Person = owner) =>
    shop.call(wire, { storeId, id: menu.drinks, version: 1, ...input }, by);
  const categories = async () => (await shop.call(listCategories, { storeId }, owner)).response.categories;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  const compact = async (revision?: number) =>
    (await shop.call(getCompactMenu, { storeId, ...(revision ? { revision } : {}) }, owner)).response;
  return { ...at, remove, categories, items, compact };
}

test('a category with items is deleted only with a decision about them', async () => {
  const { remove, categories } = await openStore();

  expect(await remove()).toMatchObject({ http: 409, status: 'CATEGORY_NOT_EMPTY', detail: { items: 2 } });
  expect(await categories()).toHaveLength(2);
});

test('the items of a deleted category move to the end of another category, in their order', async () => {
  const { menu, remove, categories, items, compact } = await openStore();
  const { revision, listVersions } = await compact();

  const answer = await remove({ moveItemsTo: menu.fruit });

  expect(answer).toMatchObject({ http: 200, response: { movedItems: 2, deletedItems: 0 } });
  expect((await categories()).map(({ id }) => id)).toEqual([menu.fruit]);
  expect(await items()).toMatchObject([
    { id: menu.fruitBox, version: 1 },
    { id: menu.americano, categoryId: menu.fruit, version: 2 },
    { id: menu.cake, categoryId: menu.fruit, version: 2 },
  ]);
  const told = await compact(revision);
  expect(told).toMatchObject({ categories: [{ id: menu.fruit }], removedItemIds: [] });
  expect(told.items.map(({ id }) => id).sort()).toEqual([menu.americano, menu.cake].sort());
  expect(told.listVersions).toEqual({
    ...listVersions,
    categories: listVersions.categories + 1,
    items: listVersions.items + 1,
  });
});

test('the items of a category can be deleted with it, and tills are notified', async () => {
  const { menu, remove, items, compact } = await openStore();
  const { revision } = await compact();

  expect(await remove({ deleteItems: true })).toMatchObject({
    http: 200,
    response: { movedItems: 0, deletedItems: 2 },
  });
  expect((await items()).map(({ id }) => id)).toEqual([menu.fruitBox]);
  const told = await compact(revision);
  expect(told.removedItemIds.sort()).toEqual([menu.americano, menu.cake].sort());
  expect(told.categories).toMatchObject([{ id: menu.fruit }]);
});

test('an empty category needs no decision and leaves the order of items unchanged', async () => {
  const { menu, remove, compact } = await openStore();
  await remove({ id: menu.fruit, moveItemsTo: menu.drinks });
  const { listVersions } = await compact();
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('menuItems').set(gone).where('categoryId', '=', menu.drinks).execute();

  expect(await remove()).toMatchObject({ http: 200, response: { movedItems: 0, deletedItems: 0 } });
  expect((await compact()).listVersions).toMatchObject({
    items: listVersions.items,
    categories: listVersions.categories + 1,
  });
});

test('items can only move to a live category of the same store', async () => {
  const { menu, remove, categories } = await openStore();
  const elsewhere = await openStore();

  for (const moveItemsTo of [menu.drinks, elsewhere.menu.fruit]) {
    expect(await remove({ moveItemsTo })).toMatchObject({ http: 409, status: 'CATEGORY_NOT_FOUND' });
  }
  expect(await remove({ moveItemsTo: menu.fruit, deleteItems: true })).toMatchObject({
    http: 400,
    fields: { deleteItems: 'wrongFormat' },
  });
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('menuCategories').set(gone).where('id', '=', menu.fruit).execute();
  expect(await remove({ moveItemsTo: menu.fruit })).toMatchObject({ status: 'CATEGORY_NOT_FOUND' });
  expect(await categories()).toHaveLength(1);
});

test('of two concurrent deletions one succeeds; a stale one gets the current category', async () => {
  const { menu, remove, categories } = await openStore();
  const [row] = await categories();

  expect(await remove({ version: 7, deleteItems: true })).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row, changedBy: null, isOwn: false },
  });
  const answers = await Promise.all([remove({ deleteItems: true }), remove({ moveItemsTo: menu.fruit })]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 404]);
});

test('past orders are unaffected: they can be read, reported, cancelled and reverted', async () => {
  const at = await openStore();
  const { storeId, owner, menu, remove } = at;
  const lines = [
    { itemId: menu.americano, choiceIds: [menu.hot], quantity: 1 },
    { itemId: menu.cake, quantity: 2 },
  ];
  const total = 18_100;
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: total }];
  const { id } = await shop.order(at, { lines, total, tenders });
  const order = await shop.readOrder(at, id);
  const report = async () => {
    const day = { storeId, from: '2026-11-20', to: '2026-11-20', unit: 'day' } as const;
    return (await shop.call(reportByTime, day, owner)).response;
  };
  const before = await report();

  await remove({ deleteItems: true });

  expect(await shop.readOrder(at, id)).toEqual(order);
  expect(order.lines).toMatchObject([{ categoryName: '커피' }, { categoryName: '커피' }]);
  expect(await report()).toEqual(before);

  expect((await shop.cancel(at, id)).response).toMatchObject({ status: 'CANCELLED' });
  const { response } = await shop.revert(at, id);
  expect(response).toMatchObject({ status: 'CLOSED', total, vat: order.vat, lines: order.lines });
  expect(await report()).toEqual(before);
  await expect(shop.order(at)).rejects.toThrow('STORE_ITEM_NOT_FOUND');
});

test('a category can be deleted while tills sell its items, without deadlocks', async () => {
  const at = await openStore();
  const { menu, remove } = at;
  const lines = [
    { itemId: menu.cake, quantity: 1 },
    { itemId: menu.fruitBox, quantity: 1 },
  ];
  const sales = Array.from({ length: 6 }, () =>
    shop.order(at, { lines, total: 12_300 }).then(
      () => 'sold',
      () => 'refused',
    ),
  );
  const [answer, ...sold] = await Promise.all([remove({ moveItemsTo: menu.fruit }), ...sales]);

  expect(answer.http).toBe(200);
  // There were three cakes.
  expect(sold.filter((one) => one === 'sold')).toHaveLength(3);
});

test('only members with the right can delete a category, and a deletion writes the audit trail', async () => {
  const { storeId, menu, remove, categories } = await openStore();

  expect(await remove({}, await shop.staffOf({ id: storeId }, ['ORDER']))).toMatchObject({ http: 403 });
  expect(await remove({}, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(wire, { storeId, id: menu.drinks, version: 1 })).toMatchObject({ http: 401 });
  expect(await remove({ id: storeId })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await categories()).toHaveLength(2);

  const editor = await shop.staffOf({ id: storeId }, ['MENU']);
  expect((await remove({ moveItemsTo: menu.fruit }, editor)).http).toBe(200);
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    { act: 'deleteCategory', actorId: editor.id, before: { name: '커피' }, after: { movedTo: '과일' } },
  ]);
});
