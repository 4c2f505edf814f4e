import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  listStoreItems,
  type StoreItem,
  setSoldOut,
  setStoreItem,
} from '@maru/contract/menu/items.endpoints.ts';
import { listMenuChanges, changeStoreItems as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { deleteOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Change = InputOf<typeof wire>['change'];

const list = async ({ storeId, owner }: At) =>
  (await shop.call(listStoreItems, { storeId }, owner)).response.items;
const shown = (items: readonly StoreItem[]) => items.map(({ id, version }) => ({ id, version }));

/** Changes all items in their current versions, unless `items` names others. */
async function change(at: At, change: Change, said: { items?: object[]; by?: Caller; key?: string } = {}) {
  const { items = shown(await list(at)), by = at.owner, key } = said;
  const input = { storeId: at.storeId, items: items as { id: string; version: number }[], change };
  return shop.call(wire, input, by, key === undefined ? {} : { key });
}

const dearer = { kind: 'PRICE_PERCENT', permille: 50, roundTo: 100 } as const;

test('prices rise by percent, every item gets a new version, and tills are notified once', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const before = await findMenuState(shop.db, storeId);

  const { http, response } = await change(at, dearer);

  expect([http, response]).toEqual([200, { changeId: response.changeId, itemCount: 3 }]);
  const items = await list(at);
  expect(items.map(({ price, version }) => [price, version])).toEqual([
    [4_700, 2],
    [7_100, 2],
    [5_800, 2],
  ]);
  const { version, itemsVersion, revision } = await findMenuState(shop.db, storeId);
  expect([version, itemsVersion, revision]).toEqual([
    before.version + 1,
    before.itemsVersion,
    before.revision + 1,
  ]);
  expect(await listEventsAfter(shop.db, storeId, 0)).toMatchObject([
    { type: 'MENU_CHANGED', version: revision },
  ]);
  expect((await shop.call(listMenuChanges, { storeId }, owner)).response).toEqual([
    {
      ...{
        id: response.changeId,
        kind: 'BULK',
        about: dearer,
        part: null,
        item: null,
        itemCount: 3,
        undoneAt: null,
      },
      ...{ changedBy: '김마루', changedAt: shop.clock.now.toISOString() },
    },
  ]);
});

test('items that already match are unchanged, and if all match nothing is written', async () => {
  const at = await shop.openStore();
  const { menu, storeId, owner } = at;
  const shownPlace = { kind: 'PLACE', placeEnabled: true } as const;
  const before = await findMenuState(shop.db, storeId);

  expect((await change(at, shownPlace)).response).toEqual({ changeId: null, itemCount: 0 });
  expect(await findMenuState(shop.db, storeId)).toEqual(before);
  expect((await shop.call(listMenuChanges, { storeId }, owner)).response).toEqual([]);

  const added = await change(at, { kind: 'ADD_OPTIONS', collectionId: menu.extras });
  expect(added.response.itemCount).toBe(2);
  expect((await list(at)).map(({ version }) => version)).toEqual([1, 2, 2]);
});

test('items move to the end of another category in the given order', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  const before = await findMenuState(shop.db, storeId);
  const [americano, cake] = await list(at);

  const { response } = await change(
    at,
    { kind: 'CATEGORY', categoryId: menu.fruit },
    {
      items: [
        { id: menu.cake, version: cake?.version },
        { id: menu.americano, version: americano?.version },
      ],
    },
  );

  expect(response.itemCount).toBe(2);
  expect((await list(at)).map(({ id }) => id)).toEqual([menu.fruitBox, menu.cake, menu.americano]);
  expect((await findMenuState(shop.db, storeId)).itemsVersion).toBe(before.itemsVersion + 1);
});

test('items are sold out for today or until changed, which is no edit of them', async () => {
  const at = await shop.openStore();
  const before = await findMenuState(shop.db, at.storeId);
  const until = async () => (await list(at)).map(({ soldOutUntil }) => soldOutUntil);
  const sellOut = (soldOut: 'NO' | 'UNTIL_TOMORROW' | 'UNTIL_CHANGED') =>
    change(at, { kind: 'SOLD_OUT', soldOut });

  await sellOut('UNTIL_TOMORROW');
  expect(await until()).toEqual(Array(3).fill('2026-11-20T19:00:00.000Z'));
  await sellOut('UNTIL_CHANGED');
  expect(await until()).toEqual(Array(3).fill(untilChanged));
  expect((await sellOut('UNTIL_CHANGED')).response.itemCount).toBe(0);
  await sellOut('NO');
  expect(await until()).toEqual([null, null, null]);

  expect((await list(at)).map(({ version }) => version)).toEqual([1, 1, 1]);
  const after = await findMenuState(shop.db, at.storeId);
  expect([after.version, after.revision]).toEqual([before.version, before.revision + 3]);
});

test('option collections are added after existing ones, and removed', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const asked = async () => (await list(at)).map(({ optionCollectionIds }) => optionCollectionIds);

  await change(at, { kind: 'REMOVE_OPTIONS', collectionId: menu.temperature });
  expect(await asked()).toEqual([[menu.extras], [], []]);
  await change(at, { kind: 'ADD_OPTIONS', collectionId: menu.temperature });
  expect(await asked()).toEqual([[menu.extras, menu.temperature], [menu.temperature], [menu.temperature]]);
});

test('an item has at most twenty option collections', async () => {
  const at = await shop.openStore();
  const { storeId, menu } = at;
  const ids = Array.from({ length: 19 }, newId);
  const sorted = ids.map((id, index) => ({ id, displaySort: index + 10 }));
  await shop.db
    .insertInto('optionCollections')
    .values(
      sorted.map((row) => ({
        storeId,
        ...row,
        name: `묶음 ${row.displaySort}`,
        mandatory: false,
        multiple: true,
      })),
    )
    .execute();
  await shop.db
    .insertInto('menuItemOptionCollections')
    .values(
      sorted.map(({ id, displaySort }) => ({ storeId, itemId: menu.cake, collectionId: id, displaySort })),
    )
    .execute();

  expect((await change(at, { kind: 'ADD_OPTIONS', collectionId: menu.extras })).http).toBe(200);
  const before = await list(at);
  expect(await change(at, { kind: 'ADD_OPTIONS', collectionId: menu.temperature })).toMatchObject({
    http: 400,
    fields: { 'change.collectionId': 'tooLarge' },
  });
  expect(await list(at)).toEqual(before);
});

test('deleted items leave the menu, and past orders are unaffected', async () => {
  const at = await shop.openStore();
  const order = await shop.readOrder(at, (await shop.order(at)).id);

  expect((await change(at, { kind: 'DELETE' })).response.itemCount).toBe(3);

  expect(await list(at)).toEqual([]);
  expect(await shop.readOrder(at, order.id)).toEqual(order);
  expect((await shop.call(takeOrder, shop.americano(at), at.owner)).status).toBe('STORE_ITEM_NOT_FOUND');
});

test('a resulting invalid price refuses the whole change and names the items', async () => {
  const at = await shop.openStore();
  const before = await list(at);

  expect(await change(at, { kind: 'PRICE_AMOUNT', amount: -5_500 })).toMatchObject({
    http: 409,
    status: 'PRICE_OUT_OF_RANGE',
    detail: { itemIds: [at.menu.americano, at.menu.fruitBox] },
  });
  expect(await list(at)).toEqual(before);
});

test('if one item was edited since the preview, nothing changes and the refusal names it', async () => {
  const at = await shop.openStore();
  const { storeId, menu } = at;
  const items = await list(at);
  const colleague = await shop.staffOf({ id: storeId }, ['MENU']);
  const [americano] = items;
  if (!americano) throw new Error('no americano');
  const { imageUrl: _, stock: __, soldOutUntil: ___, ...fields } = americano;
  await shop.call(setStoreItem, { storeId, ...fields, price: 5_000 }, colleague);
  const before = await list(at);

  expect(await change(at, dearer, { items: shown(items) })).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: {
      row: { itemIds: [menu.americano] },
      changedBy: '김마루',
      isOwn: false,
      changedAt: shop.clock.now.toISOString(),
    },
  });
  const own = await change(at, dearer, { items: shown(items), by: colleague });
  expect(own.detail).toMatchObject({ isOwn: true });
  expect(await list(at)).toEqual(before);
});

test('sales and sold-out switches since the preview do not make it stale', async () => {
  const at = await shop.openStore();
  const { storeId, menu, owner } = at;
  const items = await list(at);
  await shop.order(at, { lines: [{ itemId: menu.cake, choiceIds: [], quantity: 1 }], total: 6_800 });
  await shop.call(setSoldOut, { storeId, itemIds: [menu.fruitBox], soldOut: 'UNTIL_CHANGED' }, owner);

  expect((await change(at, dearer, { items: shown(items) })).http).toBe(200);
  expect(await list(at)).toMatchObject([{}, { price: 7_100, stock: 2 }, { soldOutUntil: untilChanged }]);
});

test('unknown, deleted and foreign items, categories and collections are named in the refusal', async () => {
  const at = await shop.openStore();
  const { storeId, menu, owner } = at;
  const other = await shop.openStore();
  const items = [
    { id: menu.americano, version: 1 },
    { id: other.menu.cake, version: 1 },
  ];

  expect(await change(at, dearer, { items })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_NOT_FOUND',
    detail: { lines: [1] },
  });
  expect(await change(at, { kind: 'CATEGORY', categoryId: other.menu.fruit })).toMatchObject({
    http: 409,
    status: 'CATEGORY_NOT_FOUND',
  });
  await shop.call(deleteOptionCollection, { storeId, id: menu.extras, version: 1 }, owner);
  expect(await change(at, { kind: 'ADD_OPTIONS', collectionId: menu.extras })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
  });
  await change(at, { kind: 'DELETE' }, { items: [{ id: menu.cake, version: 1 }] });
  expect((await change(at, dearer, { items: [{ id: menu.cake, version: 2 }] })).status).toBe(
    'STORE_ITEM_NOT_FOUND',
  );
});

test('a repeat with the same key is applied once', async () => {
  const at = await shop.openStore();
  const items = shown(await list(at));
  const twice = await Promise.all([1, 2].map(() => change(at, dearer, { items, key: 'up' })));
  const again = await change(at, dearer, { items, key: 'up' });

  const done = twice.filter(({ http }) => http === 200).map(({ response }) => response);
  expect([...done, again.response]).toEqual(Array(done.length + 1).fill(again.response));
  expect((await list(at))[0]?.price).toBe(4_700);
});

test('of four concurrent changes of one preview one succeeds', async () => {
  const at = await shop.openStore();
  const items = shown(await list(at));
  const answers = await Promise.all(Array.from({ length: 4 }, () => change(at, dearer, { items })));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED')).toHaveLength(3);
});

test('concurrent changes and sales of the same items all succeed', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const sell = () =>
    shop.order(at, {
      lines: [menu.cake, menu.fruitBox].map((itemId) => ({ itemId, choiceIds: [], quantity: 1 })),
      total: 12_300,
    });
  const hide = (placeEnabled: boolean) => change(at, { kind: 'PLACE', placeEnabled });

  const [one, ...answers] = await Promise.all([hide(false), sell(), sell(), sell()]);
  expect(one?.http).toBe(200);
  expect(answers).toHaveLength(3);
  expect((await list(at))[1]?.stock).toBe(0);
});

test('members without the right, outsiders and strangers are refused', async () => {
  const at = await shop.openStore();
  const cashier = await shop.staffOf({ id: at.storeId });
  const items = shown(await list(at));

  expect((await change(at, dearer, { items, by: cashier })).http).toBe(403);
  expect((await change(at, dearer, { items, by: await shop.person() })).http).toBe(404);
  expect((await shop.call(wire, { storeId: at.storeId, items, change: dearer })).http).toBe(401);
});

test('the trail lists the first hundred items and the total number', async () => {
  const at = await shop.openStore();
  const { storeId, menu } = at;
  await shop.db
    .insertInto('menuItems')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        ...{ storeId, id: newId(), categoryId: menu.fruit, name: `과일 ${index}` },
        ...{ priceKrw: 1_000, displaySort: index + 10 },
      })),
    )
    .execute();

  await change(at, { kind: 'PRICE_AMOUNT', amount: 500 });

  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([{ module: 'menu', act: 'changeStoreItems', actorId: at.owner.id }]);
  const { before, after } = trail[0] ?? {};
  expect(after).toMatchObject({ itemCount: 123, change: { kind: 'PRICE_AMOUNT', amount: 500 } });
  expect(before).toMatchObject({ items: { length: 100, 0: { id: menu.americano, price: 4_500 } } });
  expect(after).toMatchObject({ items: { length: 100, 0: { id: menu.americano, price: 5_000 } } });
});
