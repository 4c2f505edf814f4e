import type { InputOf } from '@maru/contract/endpoint.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { listStoreItems, setStoreItem as wire } from '@maru/contract/menu/items.endpoints.ts';
import { listStockMoves } from '@maru/contract/menu/stock.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Given = Partial<InputOf<typeof wire>>;

const latte = {
  ...{ name: '카페 라떼', nameEn: 'Latte', price: 5_000, description: '우유를 넣은 커피', barcode: null },
  optionCollectionIds: [],
};
const unknownId = '00000000-0000-7000-8000-000000000000';
const set = (at: At, said: Given | Record<string, unknown> = {}, by: Caller = at.owner) =>
  shop.call(wire, { storeId: at.storeId, categoryId: at.menu.drinks, ...latte, ...said }, by);
const list = async ({ storeId, owner }: At) =>
  (await shop.call(listStoreItems, { storeId }, owner)).response.items;

test('a new item is last in its category, and tills are notified', async () => {
  const at = await shop.openStore();
  const { storeId, menu } = at;
  const before = await findMenuState(shop.db, storeId);
  const optionCollectionIds = [menu.extras, menu.temperature];

  const { http, response } = await set(at, { optionCollectionIds, barcode: '8801', stock: 7 });

  expect(http).toBe(200);
  expect(response).toEqual({
    ...latte,
    ...{
      id: response.id,
      categoryId: menu.drinks,
      optionCollectionIds,
      barcode: '8801',
      stock: 7,
      version: 1,
    },
    ...{ imageUrl: null, soldOutUntil: null, placeEnabled: true, marketPrice: false },
  });
  expect((await list(at)).map(({ id }) => id)).toEqual([
    menu.americano,
    menu.cake,
    response.id,
    menu.fruitBox,
  ]);
  const { version, itemsVersion, revision } = await findMenuState(shop.db, storeId);
  expect([version, itemsVersion, revision]).toEqual([
    before.version + 1,
    before.itemsVersion + 1,
    before.revision + 1,
  ]);
  expect(await listEventsAfter(shop.db, storeId, 0)).toMatchObject([
    { type: 'MENU_CHANGED', version: revision },
  ]);
});

test('repeats with one key create an item once, concurrently and later', async () => {
  const at = await shop.openStore();
  const [before, key] = [await list(at), newId()];
  const input = { storeId: at.storeId, categoryId: at.menu.drinks, ...latte, stock: 7 };
  const save = () => shop.call(wire, input, at.owner, { key });

  const answers = [...(await Promise.all([save(), save()])), await save()];

  const ids = answers.flatMap(({ http, response }) => (http === 200 ? [response.id] : []));
  expect(new Set(ids).size).toBe(1);
  expect(answers.at(-1)).toMatchObject({ http: 200, response: { name: latte.name, version: 1 } });
  expect(await list(at)).toHaveLength(before.length + 1);
});

test('the initial stock of a new item is the first entry of its history', async () => {
  const at = await shop.openStore();
  const [counted, uncounted] = [await set(at, { stock: 7 }), await set(at, { stock: null })];
  const movesOf = async ({ response }: typeof counted) =>
    (await shop.call(listStockMoves, { storeId: at.storeId, itemId: response.id }, at.owner)).response
      .content;
  expect(await movesOf(counted)).toMatchObject([{ kind: 'COUNT', stockBefore: null, stockAfter: 7 }]);
  expect(await movesOf(uncounted)).toEqual([]);
});

test('an edit changes the fields and the version; stock and position stay', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const changed = { id: menu.cake, version: 1, name: '바스크 치즈케이크', price: 7_200, placeEnabled: false };

  const { response } = await set(at, changed);

  expect(response).toMatchObject({ ...changed, version: 2, stock: 3 });
  expect((await list(at)).map(({ id }) => id)).toEqual([menu.americano, menu.cake, menu.fruitBox]);
  expect((await findMenuState(shop.db, at.storeId)).itemsVersion).toBe(1);
});

test('an item is put at market price and back, each time as an edit that tills get', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const { revision } = await findMenuState(shop.db, storeId);
  const priced = (version: number, marketPrice: boolean) =>
    set(at, { id: menu.cake, version, name: '치즈케이크', price: 6_800, marketPrice });

  expect((await priced(1, true)).response).toMatchObject({ marketPrice: true, price: 6_800, version: 2 });
  const { response } = await shop.call(getCompactMenu, { storeId, revision }, owner);
  expect(response.items).toMatchObject([{ id: menu.cake, marketPrice: true }]);
  expect((await priced(2, false)).response).toMatchObject({ marketPrice: false, version: 3 });
});

test('saving an unchanged item changes nothing and notifies nobody', async () => {
  const at = await shop.openStore();
  const { response } = await set(at);
  const { revision } = await findMenuState(shop.db, at.storeId);

  expect(await set(at, { id: response.id, version: 1 })).toMatchObject({ http: 200, response });
  expect((await findMenuState(shop.db, at.storeId)).revision).toBe(revision);
});

test('an item that changes its category is last there', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const { response } = await set(at, { id: menu.americano, version: 1, categoryId: menu.fruit });
  expect(response).toMatchObject({ categoryId: menu.fruit, version: 2 });
  expect((await list(at)).map(({ id }) => id)).toEqual([menu.cake, menu.fruitBox, menu.americano]);
  expect((await findMenuState(shop.db, at.storeId)).itemsVersion).toBe(2);
});

test.each([
  [undefined, 'required'],
  [null, 'required'],
  ['', 'numbersOnly'],
  ['abc', 'numbersOnly'],
  ['4500', 'numbersOnly'],
  [4.5, 'integersOnly'],
  [0, 'positiveOnly'],
  [-1, 'positiveOnly'],
  [1_000_000_001, 'tooLarge'],
])('spec 5 · the price %j: %s', async (price, problem) => {
  const at = await shop.openStore();
  const answer = await set(at, { price });
  expect(answer).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields: { price: problem } });
});

test.each([
  [-1, 'zeroOrMore'],
  [1.5, 'integersOnly'],
  ['3', 'numbersOnly'],
  [1_000_001, 'tooLarge'],
])('spec 5 · the stock %j: %s', async (stock, problem) => {
  const answer = await set(await shop.openStore(), { stock });
  expect(answer).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields: { stock: problem } });
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ name: undefined }, { name: 'required' }],
  [{ categoryId: undefined }, { categoryId: 'required' }],
  [{ name: '가'.repeat(61) }, { name: 'tooLong' }],
  [{ description: '가'.repeat(301) }, { description: 'tooLong' }],
  [{ barcode: '바코드' }, { barcode: 'wrongFormat' }],
  [{ id: unknownId }, { version: 'required' }],
  [{ id: unknownId, version: 1, stock: 3 }, { stock: 'unknownField' }],
])('an invalid field is named: %j', async (said, fields) => {
  expect(await set(await shop.openStore(), said)).toMatchObject({ http: 400, fields });
});

test('an unknown, deleted or foreign category is refused', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  await shop.db
    .updateTable('menuCategories')
    .set({ deletedAt: new Date() })
    .where('id', '=', at.menu.fruit)
    .execute();
  for (const categoryId of [newId(), at.menu.fruit, other.menu.drinks])
    expect(await set(at, { categoryId })).toMatchObject({ http: 409, status: 'CATEGORY_NOT_FOUND' });
});

test('unknown, deleted and foreign option collections are named by their index', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  const { temperature, extras } = at.menu;
  await shop.db
    .updateTable('optionCollections')
    .set({ deletedAt: new Date() })
    .where('id', '=', extras)
    .execute();
  const optionCollectionIds = [newId(), temperature, extras, other.menu.extras];
  expect(await set(at, { optionCollectionIds })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    detail: { lines: [0, 2, 3] },
  });
});

test('a barcode is unique in a store, and its item is named in the refusal', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  const { response: first } = await set(at, { barcode: '8801' });
  const taken = {
    http: 409,
    status: 'BARCODE_USED',
    detail: { itemId: first.id, name: '카페 라떼' },
    message: expect.stringContaining('카페 라떼'),
  };
  expect(await set(at, { barcode: ' 8801 ' })).toMatchObject(taken);
  expect(await set(at, { id: at.menu.cake, version: 1, barcode: '8801' })).toMatchObject(taken);
  expect((await set(other, { barcode: '8801' })).http).toBe(200);
  expect((await set(at, { id: first.id, version: 1, barcode: '8801', price: 1 })).http).toBe(200);
});

test('of ten concurrent items with one barcode one is saved', async () => {
  const at = await shop.openStore();
  const answers = await Promise.all(Array.from({ length: 10 }, () => set(at, { barcode: '8801' })));
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('spec 8 · a stale edit is refused with the item as it is now, who changed it and when', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  const { response: row } = await set(at, { id: menu.cake, version: 1, price: 7_000 }, staff);

  const stale = { id: menu.cake, version: 1, price: 8_000 };
  const detail = { row, changedBy: '김마루', isOwn: false, changedAt: shop.clock.now.toISOString() };
  const answer = await set(at, stale);
  expect(answer).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
  expect(answer.detail).toEqual(detail);
  expect((await set(at, stale, staff)).detail).toEqual({ ...detail, isOwn: true });
  expect((await list(at)).find(({ id }) => id === menu.cake)?.price).toBe(7_000);
});

test('of ten concurrent changes of one version one succeeds', async () => {
  const at = await shop.openStore();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => set(at, { id: at.menu.cake, version: 1, price: 7_000 + i })),
  );
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED')).toHaveLength(9);
});

test('a deleted, unknown or foreign item is not found', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  await shop.db
    .updateTable('menuItems')
    .set({ deletedAt: new Date() })
    .where('id', '=', at.menu.cake)
    .execute();
  for (const id of [newId(), at.menu.cake, other.menu.cake])
    expect(await set(at, { id, version: 1 })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('a store has a maximum number of items; deleted ones do not count', async () => {
  const at = await shop.openStore();
  await sql`
    insert into menu_items (store_id, id, category_id, name, price_krw, display_sort)
    select ${at.storeId}, gen_random_uuid(), ${at.menu.drinks}, n::text, 1000, n + 10
    from generate_series(1, 19996) n`.execute(shop.db);
  const { response: last } = await set(at);
  expect(await set(at)).toMatchObject({
    http: 409,
    status: 'TOO_MANY_ITEMS',
    detail: { most: 20_000 },
  });
  expect((await set(at, { id: last.id, version: 1, price: 1 })).http).toBe(200);
  await shop.db
    .updateTable('menuItems')
    .set({ deletedAt: new Date() })
    .where('id', '=', at.menu.cake)
    .execute();
  expect((await set(at)).http).toBe(200);
});

test('staff with the right can save; other members are refused, and outsiders get NOT_FOUND', async () => {
  const at = await shop.openStore();
  const store = { id: at.storeId };
  expect((await set(at, {}, await shop.staffOf(store, ['MENU']))).http).toBe(200);
  expect((await set(at, {}, await shop.staffOf(store, ['ORDER', 'PLACE']))).http).toBe(403);
  expect((await set(at, {}, await shop.person())).http).toBe(404);
  expect((await set(at, {}, await shop.clientToken())).http).toBe(401);
});

test('the trail has the changed fields, with names instead of ids', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  const id = menu.americano;
  const kept = { name: '아메리카노', nameEn: 'Americano', price: 4_500, description: null };
  await set(at, { id, version: 1, ...kept, categoryId: menu.fruit, optionCollectionIds: [menu.extras] });
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    {
      ...{ module: 'menu', act: 'setStoreItem', actorId: at.owner.id },
      before: { category: '커피', options: ['온도', '추가'] },
      after: { category: '과일', options: ['추가'] },
    },
  ]);
  expect(Object.keys(trail[0]?.after ?? {}).toSorted()).toEqual(['category', 'options']);
});
