import {
  listStoreItems,
  setStoreItem,
  deleteStoreItem as wire,
} from '@maru/contract/menu/items.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const remove = (at: At, id: string, { version = 1, by = at.owner }: { version?: number; by?: Caller } = {}) =>
  shop.call(wire, { storeId: at.storeId, id, version }, by);
const list = async ({ storeId, owner }: At) =>
  (await shop.call(listStoreItems, { storeId }, owner)).response.items;
const stockOf = async (id: string) =>
  (await shop.db.selectFrom('menuItems').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;

test('a deleted item leaves the menu, and tills are notified', async () => {
  const at = await shop.openStore();
  const { cake } = at.menu;
  const before = await findMenuState(shop.db, at.storeId);

  expect(await remove(at, cake)).toMatchObject({ http: 200, response: { id: cake } });

  expect((await list(at)).map(({ id }) => id)).not.toContain(cake);
  const { version, itemsVersion, revision } = await findMenuState(shop.db, at.storeId);
  expect([version, itemsVersion]).toEqual([before.version + 1, before.itemsVersion + 1]);
  const row = shop.db.selectFrom('menuItems').select('revision').where('id', '=', cake);
  expect((await row.executeTakeFirstOrThrow()).revision).toBe(revision);
});

test('the barcode of a deleted item can be used again', async () => {
  const at = await shop.openStore();
  const item = {
    ...{ storeId: at.storeId, categoryId: at.menu.drinks, name: '쿠키', nameEn: null, price: 2_000 },
    ...{ description: null, barcode: '8801', optionCollectionIds: [] },
  };
  const { response: first } = await shop.call(setStoreItem, item, at.owner);
  await remove(at, first.id);
  expect((await shop.call(setStoreItem, item, at.owner)).http).toBe(200);
});

test('orders with a deleted item can be read, cancelled and reverted', async () => {
  const at = await shop.openStore();
  const { cake } = at.menu;
  const order = await shop.order(at, {
    lines: [{ itemId: cake, quantity: 2 }],
    total: 13_600,
    tenders: [{ type: 'INSTORE_CASH', amount: 13_600 }],
  });
  await remove(at, cake);
  expect((await shop.readOrder(at, order.id)).lines).toEqual(order.lines);

  expect(await shop.cancel(at, order.id)).toMatchObject({ http: 200, response: { status: 'CANCELLED' } });
  expect(await stockOf(cake)).toBe(3);
  expect(await shop.revert(at, order.id)).toMatchObject({ http: 200, response: { status: 'CLOSED' } });
  expect(await stockOf(cake)).toBe(1);
  expect((await list(at)).map(({ id }) => id)).not.toContain(cake);
});

test('a stale deletion is refused', async () => {
  const at = await shop.openStore();
  const { cake } = at.menu;
  const row = (await list(at)).find(({ id }) => id === cake);
  expect(await remove(at, cake, { version: 2 })).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row, changedBy: null, isOwn: false },
  });
  expect(await list(at)).toHaveLength(3);
});

test('a deleted, unknown or foreign item is not found', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  const answers = await Promise.all([remove(at, at.menu.cake), remove(at, at.menu.cake)]);
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 404]);
  for (const id of [newId(), other.menu.cake])
    expect(await remove(at, id)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await list(other)).toHaveLength(3);
});

test('staff with the right can delete; other members are refused, and outsiders get NOT_FOUND', async () => {
  const at = await shop.openStore();
  const store = { id: at.storeId };
  const { cake } = at.menu;
  expect((await remove(at, cake, { by: await shop.staffOf(store, ['ORDER']) })).http).toBe(403);
  expect((await remove(at, cake, { by: await shop.person() })).http).toBe(404);
  expect((await remove(at, cake, { by: await shop.clientToken() })).http).toBe(401);
  expect((await remove(at, cake, { by: await shop.staffOf(store, ['MENU']) })).http).toBe(200);
});

test('the event log keeps the deleted item', async () => {
  const at = await shop.openStore();
  await remove(at, at.menu.cake);
  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId);
  expect(await trail.execute()).toMatchObject([
    { act: 'deleteStoreItem', before: { name: '치즈케이크', price: 6_800, category: '커피' }, after: null },
  ]);
});
