import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { deleteStoreItem, setPlaceEnabled as wire } from '@maru/contract/menu/items.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const set = ({ storeId, owner }: At, itemIds: string[], placeEnabled: boolean, by?: { token: string }) =>
  shop.call(wire, { storeId, itemIds, placeEnabled }, by ?? owner);
const menuOf = async ({ storeId, owner }: At) =>
  (await shop.call(getCompactMenu, { storeId }, owner)).response;

test('items are hidden from the store page and shown again, which is an edit of each', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;

  const { http, response } = await set(at, [menu.cake, menu.americano], false);

  expect(http).toBe(200);
  expect(new Set(response.items.map(({ id }) => id))).toEqual(new Set([menu.cake, menu.americano]));
  expect(response.items.map(({ version }) => version)).toEqual([2, 2]);
  const { items, version, revision } = await menuOf(at);
  expect(items.map(({ placeEnabled }) => placeEnabled)).toEqual([false, false, true]);
  expect(items.map((item) => item.version)).toEqual([2, 2, 1]);
  expect([version, revision]).toEqual([2, 2]);
  expect(await listEventsAfter(shop.db, storeId, 0)).toMatchObject([{ type: 'MENU_CHANGED', version: 2 }]);

  expect((await set(at, [menu.cake], true)).response.items).toEqual([{ id: menu.cake, version: 3 }]);
  expect((await menuOf(at)).items.map(({ placeEnabled }) => placeEnabled)).toEqual([false, true, true]);
});

test('items that already match are not edited', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  await Promise.all([set(at, [menu.cake], false), set(at, [menu.cake], false)]);

  const both = await set(at, [menu.cake, menu.fruitBox], false);

  expect(both.response.items).toEqual(
    expect.arrayContaining([
      { id: menu.cake, version: 2 },
      { id: menu.fruitBox, version: 2 },
    ]),
  );
  expect((await menuOf(at)).version).toBe(3);
  expect(await set(at, [menu.cake], false)).toMatchObject({
    response: { items: [{ id: menu.cake, version: 2 }] },
  });
  expect((await menuOf(at)).version).toBe(3);
});

test('a visibility switch makes open edits of the item stale', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  await set(at, [menu.cake], false);

  const stale = await shop.call(deleteStoreItem, { storeId, id: menu.cake, version: 1 }, owner);

  expect(stale).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: {
      row: { placeEnabled: false, version: 2 },
      changedBy: '김마루',
      isOwn: true,
      changedAt: shop.clock.now.toISOString(),
    },
  });
});

test('all or none: deleted and foreign items are named by their index', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  const itemIds = [newId(), at.menu.cake, other.menu.cake];

  expect(await set(at, itemIds, false)).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_NOT_FOUND',
    detail: { lines: [0, 2] },
  });
  expect((await menuOf(at)).items.every(({ placeEnabled }) => placeEnabled)).toBe(true);
  expect((await menuOf(other)).items.every(({ placeEnabled }) => placeEnabled)).toBe(true);
});

test('a change writes a trail row that names the items', async () => {
  const at = await shop.openStore();
  await set(at, [at.menu.cake], false);

  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId);
  const named = { id: at.menu.cake, name: '치즈케이크' };
  expect(await trail.execute()).toMatchObject([
    {
      ...{ module: 'menu', act: 'setPlaceEnabled', actorId: at.owner.id },
      before: { items: [{ ...named, placeEnabled: true }] },
      after: { items: [{ ...named, placeEnabled: false }] },
    },
  ]);
});

test('only members with the right to the store page may hide or show items', async () => {
  const at = await shop.openStore();
  const as = async (person?: { token: string }) =>
    (await shop.call(wire, { storeId: at.storeId, itemIds: [at.menu.cake], placeEnabled: true }, person))
      .http;

  expect(await as(await shop.staffOf({ id: at.storeId }, ['PLACE']))).toBe(200);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['ORDER', 'MENU']))).toBe(403);
  expect(await as(await shop.person())).toBe(404);
  expect(await as()).toBe(401);
});
