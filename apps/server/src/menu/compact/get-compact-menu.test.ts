import type { OutputOf } from '@maru/contract/endpoint.ts';
import { getCompactMenu as wire } from '@maru/contract/menu/compact-menu.ts';
import { deleteStoreItem, setPlaceEnabled, setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { deleteOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Menu = OutputOf<typeof wire>;

const get = ({ storeId, owner }: At, revision?: number, headers: Record<string, string> = {}) =>
  shop.call(wire, { storeId, ...(revision === undefined ? {} : { revision }) }, owner, { headers });
const menuOf = async (at: At, revision?: number): Promise<Menu> => (await get(at, revision)).response;
const oneCake = (at: At) => shop.order(at, { lines: [{ itemId: at.menu.cake, quantity: 1 }], total: 6_800 });

/** An answer reduced to ids. */
function told({ since, categories, collections, items, removedItemIds }: Menu) {
  const hasParts = categories !== null && collections !== null;
  return { since, hasParts, items: items.map(({ id }) => id), removed: removedItemIds };
}

test('a menu is read in full: categories, options, items with their positions', async () => {
  const at = await shop.openStore();
  await shop.openStore();
  const { menu } = at;

  const { http, response, headers } = await get(at);

  expect(http).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(response).toEqual({
    revision: 1,
    version: 1,
    since: null,
    categories: [
      expect.objectContaining({ id: menu.drinks }),
      expect.objectContaining({ id: menu.fruit, taxable: false }),
    ],
    collections: [
      expect.objectContaining({ id: menu.temperature, choices: expect.any(Array) }),
      expect.objectContaining({ id: menu.extras }),
    ],
    items: [
      expect.objectContaining({
        id: menu.americano,
        sort: 1,
        optionCollectionIds: [menu.temperature, menu.extras],
      }),
      expect.objectContaining({ id: menu.cake, sort: 2, stock: 3 }),
      expect.objectContaining({ id: menu.fruitBox, sort: 1 }),
    ],
    removedItemIds: [],
    listVersions: { items: 1, categories: 1, collections: 1 },
  });
});

test('a client with the current revision or ETag gets no menu', async () => {
  const at = await shop.openStore();
  const { response, headers } = await get(at);
  const etag = String(headers.etag);

  expect(await get(at, response.revision)).toMatchObject({ http: 304 });
  expect((await get(at, response.revision)).response).toBeUndefined();
  for (const tag of [etag, etag.replace('W/', ''), `"another", ${etag}`]) {
    expect(await get(at, undefined, { 'if-none-match': tag })).toMatchObject({ http: 304 });
  }

  await oneCake(at);
  expect(await get(at, response.revision)).toMatchObject({ http: 200 });
  expect(await get(at, undefined, { 'if-none-match': etag })).toMatchObject({ http: 200 });
});

test('a sale of a counted item yields a delta with that item, one of an uncounted item none', async () => {
  const at = await shop.openStore();
  const { revision } = await menuOf(at);

  await shop.order(at);
  expect(await get(at, revision)).toMatchObject({ http: 304 });

  const order = await oneCake(at);
  const sold = await menuOf(at, revision);
  expect(told(sold)).toEqual({ since: revision, hasParts: false, items: [at.menu.cake], removed: [] });
  expect(sold).toMatchObject({ version: 1, items: [{ stock: 2, version: 1 }] });

  await shop.cancel(at, order.id);
  expect(await menuOf(at, sold.revision)).toMatchObject({ items: [{ id: at.menu.cake, stock: 3 }] });
});

test('the delta after a switched choice has the options without items, after an edited item no options', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const { revision } = await menuOf(at);

  await shop.call(setSoldOut, { storeId, choiceIds: [menu.iced], soldOut: 'UNTIL_CHANGED' }, owner);
  const switched = await menuOf(at, revision);
  expect(told(switched)).toEqual({ since: revision, hasParts: true, items: [], removed: [] });
  expect(switched.version).toBe(1);

  await shop.call(setPlaceEnabled, { storeId, itemIds: [menu.cake], placeEnabled: false }, owner);
  const edited = await menuOf(at, switched.revision);
  expect(told(edited)).toEqual({
    since: switched.revision,
    hasParts: false,
    items: [menu.cake],
    removed: [],
  });
  expect(edited.version).toBe(2);
  expect(told(await menuOf(at, revision))).toMatchObject({ hasParts: true, items: [menu.cake] });
});

test('deleted items are listed by id, and items that lost options in full', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const { revision } = await menuOf(at);

  await shop.call(deleteStoreItem, { storeId, id: menu.cake, version: 1 }, owner);
  await shop.call(deleteOptionCollection, { storeId, id: menu.extras, version: 1 }, owner);

  const now = await menuOf(at, revision);
  expect(told(now)).toMatchObject({ hasParts: true, items: [menu.americano], removed: [menu.cake] });
  expect(now.items[0]?.optionCollectionIds).toEqual([menu.temperature]);
  expect(now.collections?.map(({ id }) => id)).toEqual([menu.temperature]);
  expect(told(await menuOf(at))).toMatchObject({ since: null, removed: [] });
});

test('an unknown revision gets the whole menu', async () => {
  const at = await shop.openStore();
  await oneCake(at);
  const { revision } = await menuOf(at);

  const { response } = await get(at, revision + 1);

  expect(told(response)).toMatchObject({ since: null, hasParts: true });
  expect(response.items).toHaveLength(3);
});

test('the end of a sold-out time is no change', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  await shop.call(setSoldOut, { storeId, itemIds: [menu.cake], soldOut: 'UNTIL_TOMORROW' }, owner);
  const { revision, items } = await menuOf(at);
  expect(items[1]?.soldOutUntil).toBe('2026-11-20T19:00:00.000Z');
  const { now } = shop.clock;

  shop.clock.now = new Date('2026-11-21T12:00:00+09:00');
  expect(await get(at, revision)).toMatchObject({ http: 304 });
  shop.clock.now = now;
});

test('every member may read, and nobody else', async () => {
  const { storeId } = await shop.openStore();
  const as = async (person?: { token: string }) => (await shop.call(wire, { storeId }, person)).http;

  expect(await as(await shop.staffOf({ id: storeId }, []))).toBe(200);
  expect(await as()).toBe(401);
  expect(await as(await shop.person())).toBe(404);
});
