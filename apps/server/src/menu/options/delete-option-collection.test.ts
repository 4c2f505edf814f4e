import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import {
  listOptionCollections,
  setOptionCollection,
  deleteOptionCollection as wire,
} from '@maru/contract/menu/options.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const remove = (over: { id?: string; version?: number } = {}, by: Person = owner) =>
    shop.call(wire, { storeId, id: menu.temperature, version: 1, ...over }, by);
  const list = async () => (await shop.call(listOptionCollections, { storeId }, owner)).response;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  return { ...at, remove, list, items };
}

test('a deleted collection is removed from all items, and their number is returned', async () => {
  const { storeId, menu, remove, list, items } = await openStore();
  const link = { storeId, collectionId: menu.temperature, displaySort: 1 };
  await shop.db
    .insertInto('menuItemOptionCollections')
    .values([
      { ...link, itemId: menu.cake },
      { ...link, itemId: menu.fruitBox },
    ])
    .execute();
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('menuItems').set(gone).where('id', '=', menu.fruitBox).execute();
  const before = await list();

  expect(await remove()).toMatchObject({ http: 200, response: { items: 2 } });

  const after = await list();
  expect(after.collections.map(({ id }) => id)).toEqual([menu.extras]);
  expect(after.version).toBe(before.version + 1);
  expect(await items()).toMatchObject([
    { id: menu.americano, optionCollectionIds: [menu.extras], version: 1 },
    { id: menu.cake, optionCollectionIds: [], version: 1 },
  ]);
});

test('tills are notified of a deleted collection and of the items that had it', async () => {
  const { storeId, owner, menu, remove } = await openStore();
  const { revision } = (await shop.call(getCompactMenu, { storeId }, owner)).response;

  await remove();

  const told = (await shop.call(getCompactMenu, { storeId, revision }, owner)).response;
  expect(told).toMatchObject({
    since: revision,
    collections: [{ id: menu.extras }],
    items: [{ id: menu.americano, optionCollectionIds: [menu.extras] }],
  });
});

test('items are sold without a deleted collection, and orders with its choices are refused', async () => {
  const at = await openStore();
  const { menu, remove } = at;
  await remove();

  const lines = [{ itemId: menu.americano, choiceIds: [], quantity: 1 }];
  expect(await shop.order(at, { lines })).toMatchObject({ total: 4_500 });
  await expect(shop.order(at)).rejects.toThrow('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND');
});

test('a stale deletion gets the current collection, which is kept', async () => {
  const { storeId, owner, menu, remove, list } = await openStore();
  const choices = [{ id: menu.hot, name: '핫', nameEn: null, priceDifference: 0 }];
  const fields = { name: '온도', nameEn: null, mandatory: false, multiple: false };
  const edit = { storeId, id: menu.temperature, version: 1, ...fields, choices };
  await shop.call(setOptionCollection, edit, owner);

  expect(await remove()).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row: { id: menu.temperature, mandatory: false, version: 2 }, changedBy: '김마루', isOwn: true },
  });
  expect((await list()).collections).toHaveLength(2);
  expect(await remove({ version: 2 })).toMatchObject({ http: 200 });
});

test('a deletion waits for a switch of the choices without holding their locks', async () => {
  const { menu, remove } = await openStore();

  const removed = await shop.db.transaction().execute(async (tx) => {
    await sql`select from option_collections where id = ${menu.temperature} for no key update`.execute(tx);
    const removing = remove();
    await waitUntilBlocked(shop.db);
    await sql`select from option_choices where id = ${menu.hot} for update nowait`.execute(tx);
    return { removing };
  });
  expect(await removed.removing).toMatchObject({ http: 200 });
});

test('a second deletion and one from another store get NOT_FOUND', async () => {
  const { remove, list } = await openStore();
  const elsewhere = await openStore();

  expect(await remove({ id: elsewhere.menu.temperature })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await remove({ id: newId() })).toMatchObject({ http: 404 });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 404]);
  expect((await list()).collections).toHaveLength(1);
});

test('only members with the right can delete collections', async () => {
  const { storeId, menu, remove, list } = await openStore();

  const staff = await shop.staffOf({ id: storeId }, ['ORDER']);
  expect(await remove({}, staff)).toMatchObject({ http: 403 });
  expect(await remove({}, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(wire, { storeId, id: menu.temperature, version: 1 })).toMatchObject({ http: 401 });
  expect((await list()).collections).toHaveLength(2);

  const editor = await shop.staffOf({ id: storeId }, ['MENU']);
  expect(await remove({}, editor)).toMatchObject({ http: 200 });
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    { act: 'deleteOptionCollection', actorId: editor.id, before: { name: '온도' }, after: null },
  ]);
});
