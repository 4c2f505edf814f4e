import type { InputOf } from '@maru/contract/endpoint.ts';
import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { listStoreItems, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { undoMenuChange, importMenu as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { listOptionCollections } from '@maru/contract/menu/options.endpoints.ts';
import { listStockMoves } from '@maru/contract/menu/stock.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
type Input = InputOf<typeof wire>;

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const send = (over: Partial<Input>, by: Person | undefined = owner, key = newId()) =>
    shop.call(wire, { storeId, version: 1, fileName: '메뉴.xlsx', items: [], ...over }, by, { key });
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  const menu = async () => ({
    items: (await items()).map(({ version: _, ...item }) => item),
    categories: (await shop.call(listCategories, { storeId }, owner)).response.categories,
    collections: (await shop.call(listOptionCollections, { storeId }, owner)).response.collections,
  });
  return { ...at, ids: at.menu, send, items, menu };
}

const latte = { row: 3, category: '커피', name: '라떼', price: '5000' };

test('a file creates and changes items, categories and options at once, and all of it can be undone', async () => {
  const { storeId, owner, ids, send, menu } = await openStore();
  const before = await menu();

  const answer = await send({
    items: [
      { row: 2, category: '커피', name: '아메리카노', price: '4800', options: '컵 | 온도' },
      {
        row: 3,
        category: '차',
        name: '유자차',
        nameEn: 'Yuja tea',
        price: '6000',
        stock: '7',
        taxable: '면세',
      },
      {
        row: 4,
        category: '차',
        name: '대추차',
        price: '6500',
        marketPrice: '예',
        placeEnabled: '숨김',
        options: '컵',
      },
      { row: 5, id: ids.cake, category: '차', price: '6800' },
    ],
    options: [{ row: 2, collection: '컵', mandatory: 'Y', choice: '큰 컵', priceDifference: '500' }],
  });

  expect(answer).toMatchObject({
    http: 200,
    response: { itemCount: 4, newItems: 2, changedItems: 2 },
  });
  const after = await menu();
  expect(after.categories.at(-1)).toMatchObject({
    name: '차',
    taxable: false,
    rewardable: true,
    enabled: true,
  });
  const cup = after.collections.at(-1);
  expect(cup).toMatchObject({
    name: '컵',
    mandatory: true,
    multiple: false,
    choices: [{ priceDifference: 500 }],
  });
  const tea = { categoryId: after.categories.at(-1)?.id };
  expect(after.items).toMatchObject([
    { id: ids.americano, price: 4800, optionCollectionIds: [cup?.id, ids.temperature] },
    { id: ids.fruitBox },
    {
      ...tea,
      name: '유자차',
      nameEn: 'Yuja tea',
      price: 6000,
      marketPrice: false,
      stock: 7,
      placeEnabled: true,
    },
    { ...tea, name: '대추차', marketPrice: true, placeEnabled: false, optionCollectionIds: [cup?.id] },
    { ...tea, id: ids.cake, stock: 3 },
  ]);

  const undone = await shop.call(undoMenuChange, { storeId, changeId: answer.response.changeId }, owner);
  expect(undone).toMatchObject({ http: 200, response: { kept: [] } });
  expect(await menu()).toEqual(before);
});

test('one invalid row refuses the import, unless invalid rows are skipped', async () => {
  const { send, items } = await openStore();
  const rows = [latte, { ...latte, row: 4, name: '모카', price: '공짜' }];

  expect(await send({ items: rows })).toMatchObject({
    http: 409,
    status: 'IMPORT_HAS_PROBLEMS',
    detail: { rows: 1 },
  });
  expect(await items()).toHaveLength(3);

  expect(await send({ items: rows, leaveOutBad: true })).toMatchObject({
    http: 200,
    response: { newItems: 1 },
  });
  expect((await items()).map(({ name }) => name)).toContain('라떼');
});

test('a file equal to the menu is refused, because it changes nothing', async () => {
  const { send } = await openStore();
  const items = [{ row: 2, category: '커피', name: '아메리카노', price: '4500' }];
  expect(await send({ items })).toMatchObject({ http: 409, status: 'IMPORT_CHANGES_NOTHING' });
});

test('an import of a menu edited since the check writes nothing and says who edited it', async () => {
  const { storeId, owner, ids, send, items } = await openStore();
  const edit = { storeId, id: ids.cake, version: 1, categoryId: ids.drinks, name: '케이크', nameEn: null };
  const rest = { price: 7_000, description: null, barcode: null, optionCollectionIds: [] };
  await shop.call(setStoreItem, { ...edit, ...rest }, owner);

  expect(await send({ items: [latte] })).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: {
      ...{ row: { version: 2 }, changedBy: '김마루' },
      ...{ isOwn: true, changedAt: shop.clock.now.toISOString() },
    },
  });
  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  expect((await send({ items: [latte] }, staff)).detail).toMatchObject({ isOwn: false });
  expect(await items()).toHaveLength(3);
  expect(await send({ items: [latte], version: 2 })).toMatchObject({ http: 200 });
});

test('a double click imports once, and of two concurrent imports one succeeds', async () => {
  const { storeId, send, items } = await openStore();
  const key = newId();
  const first = await send({ items: [latte] }, undefined, key);
  expect(await send({ items: [latte] }, undefined, key)).toMatchObject({ response: first.response });
  expect(await items()).toHaveLength(4);

  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  const mocha = [{ ...latte, name: '모카' }];
  const answers = await Promise.all([
    send({ items: mocha, version: 2 }),
    send({ items: mocha, version: 2 }, staff),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['DATA_WAS_BEEN_MODIFIED', 'OK']);
});

test('changed counts are stock moves, unchanged counts are not', async () => {
  const { storeId, owner, ids, send, items } = await openStore();
  const rows = [{ row: 2, id: ids.cake, price: '7000', stock: '12' }];
  const movesOf = async () =>
    (await shop.call(listStockMoves, { storeId, itemId: ids.cake }, owner)).response.content;

  await send({ items: rows });
  expect((await items())[1]).toMatchObject({ price: 7_000, stock: 3 });
  expect(await movesOf()).toEqual([]);

  await send({ items: rows, stock: 'SET', version: 2 });
  expect((await items())[1]).toMatchObject({ stock: 12 });
  expect(await movesOf()).toMatchObject([{ kind: 'IMPORT', stockBefore: 3, stockAfter: 12 }]);
});

test('the initial stock of a new item is its first move; uncounted items have none', async () => {
  const { storeId, owner, send, items } = await openStore();
  await send({
    items: [
      { ...latte, stock: '7' },
      { ...latte, row: 4, name: '유자차', stock: '' },
    ],
  });

  const made = (await items()).filter(({ name }) => ['라떼', '유자차'].includes(name));
  const moves = await Promise.all(
    made.map(
      async ({ id }) => (await shop.call(listStockMoves, { storeId, itemId: id }, owner)).response.content,
    ),
  );
  expect(moves).toMatchObject([[{ kind: 'IMPORT', stockBefore: null, stockAfter: 7 }], []]);
});

test('two items can swap names, and new items are last in their category', async () => {
  const { ids, send, items } = await openStore();
  await send({
    items: [
      { row: 2, id: ids.cake, name: '아메리카노' },
      { row: 3, id: ids.americano, name: '치즈케이크' },
      { ...latte, row: 4 },
      { ...latte, row: 5, name: '모카' },
    ],
  });
  const names = (await items()).map(({ name }) => name);
  expect(names).toEqual(['치즈케이크', '아메리카노', '라떼', '모카', '생과일팩']);
});

test('an import notifies every till and writes the audit trail', async () => {
  const { storeId, owner, send } = await openStore();
  await send({ items: [{ ...latte, category: '우유' }] });

  const events = await listEventsAfter(shop.db, storeId, 0);
  expect(events).toMatchObject([{ type: 'MENU_CHANGED' }]);
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  const after = { fileName: '메뉴.xlsx', newItems: 1, changedItems: 0, newCategories: ['우유'] };
  expect(trail).toMatchObject([
    { module: 'menu', act: 'importMenu', actorId: owner.id, before: null, after },
  ]);
});

test('only members with the right can import', async () => {
  const { storeId, send } = await openStore();
  const items = [latte];
  expect((await send({ items }, await shop.staffOf({ id: storeId }, ['ORDER', 'PLACE']))).http).toBe(403);
  expect((await send({ items }, await shop.person())).http).toBe(404);
  expect((await shop.call(wire, { storeId, version: 1, fileName: 'a', items })).http).toBe(401);
});

test('at most twenty thousand rows are accepted', async () => {
  const { send } = await openStore();
  const rows = Array.from({ length: 20_001 }, (_, i) => ({ ...latte, row: i + 2, name: `메뉴 ${i}` }));
  expect(await send({ items: rows })).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });

  expect(await send({ items: rows.slice(1) })).toMatchObject({
    status: 'IMPORT_HAS_PROBLEMS',
    detail: { rows: 3 },
  });
});

test('each row may create its own category', async () => {
  const { send, menu } = await openStore();
  const items = Array.from({ length: 7_000 }, (_, i) => ({ ...latte, row: i + 2, category: `분류 ${i}` }));
  expect(await send({ items })).toMatchObject({ http: 200 });

  const { categories } = await menu();
  expect(categories.slice(-7_000).map(({ name }) => name)).toEqual(items.map(({ category }) => category));
});

test.each([
  ['KİWİ', 'kiwi'],
  ['ΚΑΦΕΣ', 'καφεσ'],
  ['ΚΑΦΕΣ', 'καφες'],
])('an import takes %s and %s as one name, because the database may do so', async (name, other) => {
  const { send, menu } = await openStore();
  const before = await menu();
  const { http } = await send({
    items: [
      { row: 2, category: name, name: '하나', price: '1000' },
      { row: 3, category: other, name: '둘', price: '1000' },
    ],
    options: [
      { row: 2, collection: name, choice: name },
      { row: 3, collection: other, choice: `${other} 2` },
    ],
  });
  expect(http).toBe(200);

  const { categories, collections, items } = await menu();
  const made = categories.slice(before.categories.length);
  expect(made.map((category) => category.name)).toEqual([name]);
  expect(items.slice(-2).map(({ categoryId }) => categoryId)).toEqual([made[0]?.id, made[0]?.id]);
  expect(collections.slice(before.collections.length)).toMatchObject([
    { name, choices: [{ name }, { name: `${other} 2` }] },
  ]);
});
