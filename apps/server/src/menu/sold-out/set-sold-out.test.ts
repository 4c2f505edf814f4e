import type { InputOf } from '@maru/contract/endpoint.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setSoldOut as wire } from '@maru/contract/menu/items.endpoints.ts';
import { isSoldOut, type SoldOutWish, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { insertDayStart } from '#server/store-settings/store-settings.queries.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore } = lockBuilders(shop);
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Which = Partial<Pick<InputOf<typeof wire>, 'itemIds' | 'choiceIds'>>;

const set = ({ storeId, owner }: At, soldOut: SoldOutWish, which: Which, by = owner) =>
  shop.call(wire, { storeId, soldOut, ...which }, by);
const menuOf = async ({ storeId, owner }: At) =>
  (await shop.call(getCompactMenu, { storeId }, owner)).response;

test.each([
  ['UNTIL_CHANGED', untilChanged],
  ['UNTIL_TOMORROW', '2026-11-20T19:00:00.000Z'],
] as const)('an item set to %s cannot be bought until then, and NO ends that', async (soldOut, until) => {
  const at = await shop.openStore();
  const { owner, menu } = at;
  const sell = () => shop.call(takeOrder, shop.americano(at), owner);

  expect((await set(at, soldOut, { itemIds: [menu.americano] })).response).toEqual({ soldOutUntil: until });
  expect(await sell()).toMatchObject({ http: 409, status: 'STORE_ITEM_SOLD_OUT' });
  const { now } = shop.clock;
  shop.clock.now = new Date(Date.parse(until) - 1);
  expect(await sell()).toMatchObject({ status: 'STORE_ITEM_SOLD_OUT' });
  shop.clock.now = now;

  expect((await set(at, 'NO', { itemIds: [menu.americano] })).response).toEqual({ soldOutUntil: null });
  expect((await sell()).http).toBe(200);
});

test('an item sold out for today is available when the next business day begins', async () => {
  const at = await shop.openStore({ dayStart: 0 });
  const { response } = await set(at, 'UNTIL_TOMORROW', { itemIds: [at.menu.americano] });
  expect(response.soldOutUntil).toBe('2026-11-20T15:00:00.000Z');

  // From tomorrow the business day starts at 06:30, so today lasts until then.
  const validFrom = new Date('2026-11-21T00:00:00+09:00');
  await shop.db
    .transaction()
    .execute((tx) => insertDayStart(tx, { storeId: at.storeId, validFrom, dayStart: 390 }));
  const longer = await set(at, 'UNTIL_TOMORROW', { itemIds: [at.menu.americano] });
  expect(longer.response.soldOutUntil).toBe('2026-11-20T21:30:00.000Z');
});

test('items and choices are switched together, and every till is notified', async () => {
  const at = await shop.openStore();
  const { storeId, menu } = at;
  const before = await menuOf(at);

  await set(at, 'UNTIL_CHANGED', { itemIds: [menu.cake, menu.fruitBox], choiceIds: [menu.iced] });

  const { revision, version, items, collections } = await menuOf(at);
  const off = items.filter((item) => isSoldOut(item, shop.clock.now));
  expect(off.map(({ id }) => id)).toEqual([menu.cake, menu.fruitBox]);
  expect(collections?.[0]?.choices.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, untilChanged]);
  expect(await listEventsAfter(shop.db, storeId, 0)).toMatchObject([
    { type: 'MENU_CHANGED', version: revision },
  ]);
  // No edit: open forms stay valid.
  expect(version).toBe(before.version);
  expect(items.map((item) => item.version)).toEqual([1, 1, 1]);
});

test('a second press changes nothing: no revision, no event, no log entry', async () => {
  const at = await shop.openStore();
  const which = { itemIds: [at.menu.cake], choiceIds: [at.menu.iced] };
  await Promise.all([set(at, 'UNTIL_TOMORROW', which), set(at, 'UNTIL_TOMORROW', which)]);
  const { revision } = await menuOf(at);

  expect((await set(at, 'UNTIL_TOMORROW', which)).http).toBe(200);
  expect((await set(at, 'NO', {})).http).toBe(200);

  expect((await menuOf(at)).revision).toBe(revision);
  expect(await listEventsAfter(shop.db, at.storeId, 0)).toHaveLength(1);
  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId);
  expect(await trail.execute()).toMatchObject([
    {
      ...{ module: 'menu', act: 'setSoldOut', actorId: at.owner.id },
      before: { items: [{ name: '치즈케이크', soldOutUntil: null }] },
      after: { items: [{ name: '치즈케이크', soldOutUntil: '2026-11-20T19:00:00.000Z' }] },
    },
  ]);
});

test('all or none: deleted and foreign items are named by their index', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  const { menu } = at;
  const gone = { deletedAt: new Date() };
  await shop.db.updateTable('menuItems').set(gone).where('id', '=', menu.fruitBox).execute();
  await shop.db.updateTable('optionCollections').set(gone).where('id', '=', menu.extras).execute();
  const itemIds = [menu.cake, menu.fruitBox, other.menu.cake, newId()];

  expect(await set(at, 'UNTIL_CHANGED', { itemIds })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_NOT_FOUND',
    detail: { lines: [1, 2, 3] },
  });
  const choiceIds = [menu.hot, menu.shot, other.menu.hot];
  expect(await set(at, 'UNTIL_CHANGED', { itemIds: [menu.cake], choiceIds })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    detail: { lines: [1, 2] },
  });
  const { items } = await menuOf(at);
  expect(items.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, null]);
});

test('a switch does not wait for an edit that links an item to the same options', async () => {
  const at = await shop.openStore();
  const { storeId, menu } = at;
  const link = { storeId, itemId: menu.cake, collectionId: menu.temperature, displaySort: 1 };
  await shop.db.transaction().execute(async (tx) => {
    await tx.insertInto('menuItemOptionCollections').values(link).execute();
    expect(await set(at, 'UNTIL_CHANGED', { choiceIds: [menu.iced] })).toMatchObject({ http: 200 });
  });
});

test('only members who may take orders or edit the menu may switch items', async () => {
  const at = await shop.openStore();
  const as = async (person?: { token: string }) =>
    (await shop.call(wire, { storeId: at.storeId, itemIds: [at.menu.cake], soldOut: 'NO' }, person)).http;

  expect(await as(await shop.staffOf({ id: at.storeId }, ['ORDER']))).toBe(200);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['MENU']))).toBe(200);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['SALES', 'PLACE']))).toBe(403);
  expect(await as(await shop.person())).toBe(404);
  expect(await as()).toBe(401);
});

test('items can be switched while the app lock closes menu edits', async () => {
  const { storeId, owner, menu } = await lockedStore(['MENU_EDIT']);

  const answer = await shop.call(wire, { storeId, itemIds: [menu.cake], soldOut: 'UNTIL_CHANGED' }, owner);

  expect(answer.http).toBe(200);
});
