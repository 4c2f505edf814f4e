import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { mostStock } from '@maru/contract/menu/menu-fields.ts';
import { type Move, adjustStock as wire } from '@maru/contract/menu/stock.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Asked = Omit<Move, 'reason'> & { reason?: string };

/** Adjusts the stock of the cake, of which there are three. */
const adjust = (at: At, move: object, options: { itemId?: string; key?: string } = {}) =>
  shop.call(
    wire,
    {
      storeId: at.storeId,
      itemId: options.itemId ?? at.menu.cake,
      move: { reason: '실사', ...(move as Asked) } as Move,
    },
    at.owner,
    options.key === undefined ? {} : { key: options.key },
  );
const menuOf = async ({ storeId, owner }: At) =>
  (await shop.call(getCompactMenu, { storeId }, owner)).response;
const stockOf = async (at: At) => (await menuOf(at)).items.find(({ id }) => id === at.menu.cake)?.stock;
const cakes = (at: At, quantity: number) =>
  shop.order(at, { lines: [{ itemId: at.menu.cake, quantity }], total: 6_800 * quantity });

test.each([
  ['counted', { kind: 'COUNT', counted: 12 }, 12],
  ['counted as none', { kind: 'COUNT', counted: 0 }, 0],
  ['received', { kind: 'RECEIVE', quantity: 5 }, 8],
  ['discarded', { kind: 'DISCARD', quantity: 3 }, 0],
  ['no longer counted', { kind: 'STOP' }, null],
])('the stock of three cakes changes when cakes are %s', async (_, move, stock) => {
  const at = await shop.openStore();

  expect(await adjust(at, move)).toMatchObject({ http: 200, response: { stock } });
  expect(await stockOf(at)).toBe(stock);
});

test('an adjustment notifies tills, does not edit the item, and is logged with its reason', async () => {
  const at = await shop.openStore();
  await adjust(at, { kind: 'DISCARD', quantity: 1, reason: '떨어뜨림' });

  const { revision, version, items } = await menuOf(at);
  expect([revision, version, items[1]?.version]).toEqual([2, 1, 1]);
  expect(await listEventsAfter(shop.db, at.storeId, 0)).toMatchObject([
    { type: 'MENU_CHANGED', version: revision },
  ]);
  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId);
  expect(await trail.execute()).toMatchObject([
    {
      ...{ module: 'menu', act: 'adjustStock', actorId: at.owner.id },
      before: { stock: 3 },
      after: { stock: 2, item: '치즈케이크', kind: 'DISCARD', reason: '떨어뜨림' },
    },
  ]);
});

test('an item that was not counted is counted from its first count on', async () => {
  const at = await shop.openStore();
  const itemId = at.menu.fruitBox;
  for (const move of [{ kind: 'RECEIVE', quantity: 1 }, { kind: 'DISCARD', quantity: 1 }, { kind: 'STOP' }]) {
    expect(await adjust(at, move, { itemId })).toMatchObject({ http: 409, status: 'STOCK_NOT_COUNTED' });
  }

  await adjust(at, { kind: 'COUNT', counted: 2 }, { itemId });
  const order = { lines: [{ itemId, quantity: 2 }], total: 11_000 };
  await shop.order(at, order);
  await expect(shop.order(at, order)).rejects.toThrow('STORE_ITEM_SOLD_OUT');
});

test('discarding is limited to the stock, and receiving to the maximum', async () => {
  const at = await shop.openStore();

  expect(await adjust(at, { kind: 'DISCARD', quantity: 4 })).toMatchObject({
    http: 409,
    status: 'STOCK_NOT_ENOUGH',
    detail: { left: 3 },
  });
  expect(await adjust(at, { kind: 'RECEIVE', quantity: mostStock - 2 })).toMatchObject({
    http: 409,
    status: 'STOCK_TOO_LARGE',
    detail: { most: mostStock },
  });
  expect(await stockOf(at)).toBe(3);
  expect(await adjust(at, { kind: 'RECEIVE', quantity: mostStock - 3 })).toMatchObject({ http: 200 });
});

test.each([
  ['nothing received', { kind: 'RECEIVE', quantity: 0 }, { 'move.quantity': 'positiveOnly' }],
  ['less than that', { kind: 'RECEIVE', quantity: -1 }, { 'move.quantity': 'positiveOnly' }],
  ['half a cake', { kind: 'DISCARD', quantity: 0.5 }, { 'move.quantity': 'integersOnly' }],
  ['less than nothing', { kind: 'COUNT', counted: -1 }, { 'move.counted': 'zeroOrMore' }],
  ['a count without a reason', { kind: 'COUNT', counted: 1, reason: ' ' }, { 'move.reason': 'required' }],
  ['goods gone without one', { kind: 'DISCARD', quantity: 1, reason: '' }, { 'move.reason': 'required' }],
  ['no figure', { kind: 'COUNT', counted: '셋' }, { 'move.counted': 'numbersOnly' }],
])('an adjustment with %s is refused', async (_, move, fields) => {
  const at = await shop.openStore();
  expect(await adjust(at, move)).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields });
});

test('receiving goods and ending the count need no reason', async () => {
  const at = await shop.openStore();
  expect(await adjust(at, { kind: 'RECEIVE', quantity: 1, reason: '' })).toMatchObject({ http: 200 });
  expect(await adjust(at, { kind: 'STOP', reason: '' })).toMatchObject({ http: 200 });
});

test('a repeat with the same key moves stock once', async () => {
  const at = await shop.openStore();
  const key = newId();
  const receive = () => adjust(at, { kind: 'RECEIVE', quantity: 5 }, { key });

  // While one call is running, the other call may be refused with REQUEST_IN_PROGRESS.
  const both = await Promise.all([receive(), receive()]);
  const again = await receive();

  expect(both.filter(({ http }) => http === 200).length).toBeGreaterThan(0);
  expect(again.response).toEqual({ stock: 8 });
  expect(await stockOf(at)).toBe(8);
});

test('a cancelled order adds to a stock that was counted in between', async () => {
  const at = await shop.openStore();
  const order = await cakes(at, 2);
  await adjust(at, { kind: 'COUNT', counted: 10 });

  await shop.cancel(at, order.id);

  expect(await stockOf(at)).toBe(12);
});

test('a deleted or foreign item is not found', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  await shop.db
    .updateTable('menuItems')
    .set({ deletedAt: new Date() })
    .where('id', '=', at.menu.fruitBox)
    .execute();

  for (const itemId of [newId(), other.menu.cake, at.menu.fruitBox]) {
    expect(await adjust(at, { kind: 'COUNT', counted: 1 }, { itemId })).toMatchObject({
      http: 404,
      status: 'NOT_FOUND',
    });
  }
  expect(await stockOf(other)).toBe(3);
});

test('only members who may edit the menu may adjust stock', async () => {
  const at = await shop.openStore();
  const move: Move = { kind: 'COUNT', counted: 1, reason: '실사' };
  const as = async (person?: { token: string }) =>
    (await shop.call(wire, { storeId: at.storeId, itemId: at.menu.cake, move }, person)).http;

  expect(await as(await shop.staffOf({ id: at.storeId }, ['MENU']))).toBe(200);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['ORDER']))).toBe(403);
  expect(await as(await shop.person())).toBe(404);
  expect(await as()).toBe(401);
});
