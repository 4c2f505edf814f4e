import type { InputOf } from '@maru/contract/endpoint.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { deleteStoreItem, listStoreItems, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { listMenuChanges, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import {
  deleteOptionCollection,
  listOptionCollections,
  setOptionCollection,
} from '@maru/contract/menu/options.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  const collections = async () =>
    (await shop.call(listOptionCollections, { storeId }, owner)).response.collections;
  const done = <T>(answer: { http: number; response: T }) => {
    if (answer.http !== 200) throw new Error(JSON.stringify(answer));
    return answer.response;
  };
  const setItem = async (id: string, over: Partial<InputOf<typeof setStoreItem>>) => {
    const item = (await items()).find((one) => one.id === id);
    if (!item) throw new Error('no such item');
    const { imageUrl: _, stock: __, soldOutUntil: ___, ...fields } = item;
    return shop.call(setStoreItem, { storeId, ...fields, ...over }, owner);
  };
  const options = (name: string, choices = ['하나']) => ({
    ...{ storeId, name, nameEn: null, mandatory: false, multiple: true },
    choices: choices.map((choice) => ({ name: choice, nameEn: null, priceDifference: 0 })),
  });

  return {
    ...at,
    ...{ items, collections, setItem, options },
    compact: async (revision?: number) =>
      (await shop.call(getCompactMenu, { storeId, ...(revision ? { revision } : {}) }, owner)).response,
    /** The menu without versions. */
    seen: async () => ({
      items: (await items()).map(({ version: _, ...item }) => item),
      collections: (await collections()).map(({ version: _, ...collection }) => collection),
    }),
    asks: async (itemId: string) => (await items()).find(({ id }) => id === itemId)?.optionCollectionIds,
    async remove(id: string = menu.temperature) {
      const version = (await collections()).find((one) => one.id === id)?.version ?? 0;
      return done(await shop.call(deleteOptionCollection, { storeId, id, version }, owner)).changeId;
    },
    editItem: async (id: string, over: Partial<InputOf<typeof setStoreItem>>) =>
      void done(await setItem(id, over)),
    add: async (name: string) => done(await shop.call(setOptionCollection, options(name), owner)).id,
    undo: async (changeId: string) =>
      done(await shop.call(undoMenuChange, { storeId, changeId }, owner, { key: newId() })),
    changes: async () => (await shop.call(listMenuChanges, { storeId }, owner)).response,
  };
}

test('an option collection is restored at its position with its choices and items, and tills are notified', async () => {
  const { storeId, menu, seen, remove, undo, compact, changes, collections } = await openStore();
  const soldOutUntil = new Date('9999-12-31T00:00:00Z');
  await shop.db.updateTable('optionChoices').set({ soldOutUntil }).where('storeId', '=', storeId).execute();
  const before = await seen();
  const changeId = await remove();
  expect(await changes()).toMatchObject([
    {
      ...{ kind: 'DELETION', itemCount: 1, part: { name: '온도' } },
      about: { kind: 'DELETE_COLLECTION', collectionId: menu.temperature },
    },
  ]);
  const { revision } = await compact();

  expect(await undo(changeId)).toEqual({ isUndone: true, itemCount: 1, kept: [] });

  expect(await seen()).toEqual(before);
  expect(await collections()).toMatchObject([{ version: 3 }, { version: 1 }]);
  const told = await compact(revision);
  expect(told.collections?.map(({ name }) => name)).toEqual(['온도', '추가']);
  expect(told.items).toMatchObject([
    { id: menu.americano, optionCollectionIds: [menu.temperature, menu.extras] },
  ]);
});

test('the choices of a restored collection can be ordered again', async () => {
  const at = await openStore();
  const changeId = await at.remove();
  await expect(shop.order(at)).rejects.toThrow('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND');
  await at.undo(changeId);
  expect(await shop.order(at)).toMatchObject({ lines: [{ options: [{ name: '핫' }] }] });
});

test('an item regains a restored collection besides collections added since', async () => {
  const { menu, asks, add, remove, editItem, undo } = await openStore();
  const changeId = await remove();
  const size = await add('크기');
  await editItem(menu.americano, { price: 5_000, optionCollectionIds: [size, menu.extras] });

  expect(await undo(changeId)).toEqual({ isUndone: true, itemCount: 1, kept: [] });
  expect(await asks(menu.americano)).toEqual([menu.temperature, size, menu.extras]);
});

test('a restored collection follows the same collection of an item as before, if the item still has that', async () => {
  const { menu, asks, add, remove, editItem, undo } = await openStore();
  const size = await add('크기');
  await editItem(menu.americano, { optionCollectionIds: [menu.extras, menu.temperature] });
  const changeId = await remove();
  await editItem(menu.americano, { optionCollectionIds: [menu.extras, size] });
  await undo(changeId);
  expect(await asks(menu.americano)).toEqual([menu.extras, menu.temperature, size]);
});

test('an item with the maximum number of collections is reported and unchanged', async () => {
  const { menu, asks, add, remove, editItem, undo } = await openStore();
  const changeId = await remove();
  const many: string[] = [];
  for (let number = 1; number <= 20; number += 1) many.push(await add(`옵션 ${number}`));
  await editItem(menu.americano, { optionCollectionIds: many });

  expect(await undo(changeId)).toEqual({
    ...{ isUndone: true, itemCount: 0 },
    kept: [
      {
        ...{ id: menu.americano, name: '아메리카노' },
        fields: [{ field: 'optionCollectionIds', reason: 'CHANGED' }],
      },
    ],
  });
  expect(await asks(menu.americano)).toEqual(many);
});

test.each([
  ['oldest', [0, 1]],
  ['newest', [1, 0]],
])('two deleted collections, the %s undone first, are both restored in their order', async (_, order) => {
  const { menu, seen, remove, undo } = await openStore();
  const before = await seen();
  const changeIds = [await remove(menu.temperature), await remove(menu.extras)];
  for (const place of order) expect((await undo(changeIds[place] ?? '')).kept).toEqual([]);
  expect(await seen()).toEqual(before);
});

test('an item restored in the meantime regains a restored collection, and tills are notified of the item, too', async () => {
  const { storeId, owner, menu, seen, remove, undo, compact } = await openStore();
  const before = await seen();
  const { response } = await shop.call(deleteStoreItem, { storeId, id: menu.americano, version: 1 }, owner);
  const options = await remove();
  await undo(response.changeId);
  const { revision } = await compact();

  await undo(options);

  expect(await seen()).toEqual(before);
  expect((await compact(revision)).items).toMatchObject([
    { id: menu.americano, optionCollectionIds: [menu.temperature, menu.extras] },
  ]);
});

test('an item form opened before the undo is stale and cannot remove the restored collection', async () => {
  const { menu, items, remove, setItem, undo } = await openStore();
  const changeId = await remove();
  const opened = (await items()).find(({ id }) => id === menu.americano);
  await undo(changeId);
  expect(
    await setItem(menu.americano, { version: opened?.version, optionCollectionIds: [menu.extras] }),
  ).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
});

test('choices deleted earlier stay deleted', async () => {
  const { storeId, owner, menu, options, collections, remove, undo } = await openStore();
  const input = { ...options('추가'), id: menu.extras, version: 1 };
  await shop.call(setOptionCollection, input, owner);
  await undo(await remove(menu.extras));
  expect((await collections()).at(-1)?.choices.map(({ name }) => name)).toEqual(['하나']);
  const gone = shop.db.selectFrom('optionChoices').select('id').where('storeId', '=', storeId);
  expect(await gone.where('deletedAt', 'is not', null).execute()).toHaveLength(2);
});

test('a collection whose name a newer one has is restored under another name', async () => {
  const { menu, add, remove, undo, collections } = await openStore();
  const changeId = await remove();
  await add('온도');

  expect((await undo(changeId)).kept).toEqual([
    { id: menu.temperature, name: '온도 (2)', fields: [{ field: 'name', reason: 'NAME_USED' }] },
  ]);
  expect((await collections()).map(({ name }) => name)).toEqual(['온도 (2)', '추가', '온도']);
});

test('changes stored before deletions were undoable can still be undone', async () => {
  const { storeId, owner, menu, seen, undo } = await openStore();
  const before = await seen();
  const { response } = await shop.call(deleteStoreItem, { storeId, id: menu.cake, version: 1 }, owner);
  await sql`update menu_changes set rows = rows - 'taken' where store_id = ${storeId}`.execute(shop.db);
  await undo(response.changeId);
  expect(await seen()).toEqual(before);
});
