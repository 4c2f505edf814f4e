import type { InputOf } from '@maru/contract/endpoint.ts';
import { deleteCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { listStoreItems, type StoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import {
  changeStoreItems,
  listMenuChanges,
  undoMenuChange as wire,
} from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Change = InputOf<typeof changeStoreItems>['change'];

const hour = 3_600_000;
const dearer = { kind: 'PRICE_PERCENT', permille: 50, roundTo: 100 } as const;

const list = async ({ storeId, owner }: At) =>
  (await shop.call(listStoreItems, { storeId }, owner)).response.items;
/** The items without versions. */
const seen = async (at: At) => (await list(at)).map(({ version: _, ...item }) => item);

async function change(at: At, change: Change, itemIds?: readonly string[]) {
  const items = (await list(at)).filter(({ id }) => itemIds?.includes(id) ?? true);
  const input = { storeId: at.storeId, items: items.map(({ id, version }) => ({ id, version })), change };
  const { response } = await shop.call(changeStoreItems, input, at.owner);
  if (!response.changeId) throw new Error('nothing has changed');
  return response.changeId;
}

const undo = ({ storeId, owner }: At, changeId: string, { by = owner, key = newId() } = {}) =>
  shop.call(wire, { storeId, changeId }, by, { key });

async function edit(at: At, itemId: string, over: Partial<StoreItem>) {
  const item = (await list(at)).find(({ id }) => id === itemId);
  if (!item) throw new Error('no such item');
  const { imageUrl: _, stock: __, soldOutUntil: ___, ...fields } = item;
  const answer = await shop.call(setStoreItem, { storeId: at.storeId, ...fields, ...over }, at.owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
}

test('a price change is undone once, and tills are notified', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const before = await seen(at);
  const changeId = await change(at, dearer);

  expect(await undo(at, changeId)).toMatchObject({ http: 200, response: { itemCount: 3, kept: [] } });

  expect(await seen(at)).toEqual(before);
  const { revision } = await findMenuState(shop.db, storeId);
  const events = await listEventsAfter(shop.db, storeId, 0);
  expect(events.map(({ type, version }) => [type, version])).toEqual([
    ['MENU_CHANGED', revision - 1],
    ['MENU_CHANGED', revision],
  ]);
  expect((await shop.call(listMenuChanges, { storeId }, owner)).response).toMatchObject([
    { id: changeId, undoneAt: shop.clock.now.toISOString() },
  ]);
  expect(await undo(at, changeId)).toMatchObject({
    http: 409,
    status: 'CHANGE_NOT_UNDOABLE',
    detail: { reason: 'UNDONE' },
  });
});

test.each<[string, (menu: At['menu']) => Change]>([
  ['by amount', () => ({ kind: 'PRICE_AMOUNT', amount: -500 })],
  ['category and place', ({ fruit }) => ({ kind: 'CATEGORY', categoryId: fruit })],
  ['sold out', () => ({ kind: 'SOLD_OUT', soldOut: 'UNTIL_TOMORROW' })],
  ['store page', () => ({ kind: 'PLACE', placeEnabled: false })],
  ['market price', () => ({ kind: 'MARKET_PRICE', marketPrice: true })],
  ['options that were added', ({ extras }) => ({ kind: 'ADD_OPTIONS', collectionId: extras })],
  [
    'options that were taken away',
    ({ temperature }) => ({ kind: 'REMOVE_OPTIONS', collectionId: temperature }),
  ],
  ['deleted items', () => ({ kind: 'DELETE' })],
])('undoing a bulk change restores the menu: %s', async (_, of) => {
  const at = await shop.openStore();
  const before = await seen(at);
  const changeId = await change(at, of(at.menu));
  expect(await seen(at)).not.toEqual(before);

  expect((await undo(at, changeId)).response.kept).toEqual([]);
  expect(await seen(at)).toEqual(before);
});

test('a change can be undone for a day; then its rows are dropped', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const { now } = shop.clock;
  const [first, second] = [await change(at, dearer), await change(at, dearer)];
  const listed = async () => (await shop.call(listMenuChanges, { storeId }, owner)).response;
  const rows = () =>
    shop.db
      .selectFrom('menuChanges')
      .select(['id', 'rows'])
      .where('storeId', '=', storeId)
      .orderBy('id')
      .execute();
  const sweep = async () => {
    await shop.db
      .insertInto('outbox')
      .values({ id: newId(), task: 'sweep-menu-changes', payload: '{}' })
      .execute();
    await shop.runJobs();
  };
  expect((await listed()).map(({ id }) => id)).toEqual([second, first]);

  try {
    shop.clock.now = new Date(now.getTime() + 24 * hour - 1);
    await sweep();
    expect((await undo(at, second)).http).toBe(200);
    shop.clock.now = new Date(now.getTime() + 24 * hour);
    expect(await undo(at, first)).toMatchObject({
      http: 409,
      status: 'CHANGE_NOT_UNDOABLE',
      detail: { reason: 'EXPIRED' },
    });
    expect(await listed()).toEqual([]);
    await sweep();
    expect(await rows()).toEqual([first, second].map((id) => ({ id, rows: null })));
    shop.clock.now = new Date(now.getTime() + 30 * 24 * hour);
    await sweep();
    expect(await rows()).toEqual([]);
  } finally {
    shop.clock.now = now;
  }
});

test('fields changed since are kept and reported, the rest is restored', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const changeId = await change(at, dearer);
  await edit(at, menu.americano, { price: 9_900 });
  await edit(at, menu.cake, { name: '치즈 케이크' });

  const { response } = await undo(at, changeId);

  expect(response).toEqual({
    isUndone: true,
    itemCount: 2,
    kept: [{ id: menu.americano, name: '아메리카노', fields: [{ field: 'price', reason: 'CHANGED' }] }],
  });
  expect((await list(at)).map(({ name, price }) => [name, price])).toEqual([
    ['아메리카노', 9_900],
    ['치즈 케이크', 6_800],
    ['생과일팩', 5_500],
  ]);
});

test('items deleted after the change are not restored by its undo', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const before = await seen(at);
  const prices = await change(at, dearer);
  const deleted = await change(at, { kind: 'DELETE' }, [menu.cake]);

  await undo(at, prices);
  expect((await list(at)).map(({ id, price }) => [id, price])).toEqual([
    [menu.americano, 4_500],
    [menu.fruitBox, 5_500],
  ]);
  await undo(at, deleted);
  expect(await seen(at)).toEqual(before);
});

test('a restored item loses a barcode that another item has now', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  await edit(at, menu.cake, { barcode: '8801' });
  const changeId = await change(at, { kind: 'DELETE' }, [menu.cake]);
  await edit(at, menu.fruitBox, { barcode: '8801' });

  const { response } = await undo(at, changeId);

  expect(response.kept).toMatchObject([
    { id: menu.cake, fields: [{ field: 'barcode', reason: 'BARCODE_USED' }] },
  ]);
  expect((await list(at)).map(({ id, barcode }) => [id, barcode])).toEqual([
    [menu.americano, null],
    [menu.cake, null],
    [menu.fruitBox, '8801'],
  ]);
});

test('if the category is deleted, items stay deleted, or where they were moved to', async () => {
  const at = await shop.openStore();
  const { storeId, menu, owner } = at;
  const deleted = await change(at, { kind: 'DELETE' }, [menu.americano]);
  const moved = await change(at, { kind: 'CATEGORY', categoryId: menu.fruit }, [menu.cake]);
  await shop.call(deleteCategory, { storeId, id: menu.drinks, version: 1 }, owner);

  expect((await undo(at, deleted)).response).toMatchObject({
    itemCount: 0,
    kept: [{ id: menu.americano, fields: [{ field: 'deleted', reason: 'CATEGORY_GONE' }] }],
  });
  expect((await undo(at, moved)).response).toMatchObject({
    itemCount: 0,
    kept: [{ id: menu.cake, fields: [{ field: 'categoryId', reason: 'CATEGORY_GONE' }] }],
  });
  expect((await list(at)).map(({ id }) => id)).toEqual([menu.fruitBox, menu.cake]);
});

test('four concurrent undos undo once, and a repeat with the same key gets the first answer', async () => {
  const at = await shop.openStore();
  const changeId = await change(at, dearer);
  const answers = await Promise.all(Array.from({ length: 4 }, () => undo(at, changeId)));
  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(3).fill(409)]);

  const other = await change(at, dearer);
  const first = await undo(at, other, { key: 'undo' });
  expect((await undo(at, other, { key: 'undo' })).response).toEqual(first.response);
});

test('members without the right, outsiders and strangers neither undo nor see changes', async () => {
  const at = await shop.openStore();
  const { storeId } = at;
  const changeId = await change(at, dearer);
  const other = await shop.openStore();
  const see = async (by?: Caller) => (await shop.call(listMenuChanges, { storeId }, by)).http;
  const cashier = await shop.staffOf({ id: storeId });
  const stranger = await shop.person();

  expect([await see(cashier), await see(stranger), await see()]).toEqual([403, 404, 401]);
  expect((await undo(at, changeId, { by: cashier })).http).toBe(403);
  expect((await undo(at, changeId, { by: stranger })).http).toBe(404);
  expect((await shop.call(wire, { storeId, changeId })).http).toBe(401);
  expect(await undo(other, changeId)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('an undo writes the audit trail', async () => {
  const at = await shop.openStore();
  const changeId = await change(at, dearer);
  await undo(at, changeId);

  const trail = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(trail).toMatchObject({
    ...{ module: 'menu', act: 'undoMenuChange', actorId: at.owner.id },
    after: { changeId, change: dearer, itemCount: 3, kept: 0 },
  });
});
