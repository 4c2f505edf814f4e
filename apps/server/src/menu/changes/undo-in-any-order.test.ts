import type { InputOf } from '@maru/contract/endpoint.ts';
import { deleteCategory, listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { deleteStoreItem, listStoreItems, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import {
  changeStoreItems,
  importMenu,
  listMenuChanges,
  undoMenuChange,
} from '@maru/contract/menu/menu-changes.endpoints.ts';
import { deleteOptionCollection, listOptionCollections } from '@maru/contract/menu/options.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type Change = InputOf<typeof changeStoreItems>['change'];

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  const categories = async () => (await shop.call(listCategories, { storeId }, owner)).response.categories;
  const collections = async () =>
    (await shop.call(listOptionCollections, { storeId }, owner)).response.collections;
  const versionOf = (rows: readonly { id: string; version: number }[], id: string) =>
    rows.find((row) => row.id === id)?.version ?? 0;
  const done = <T>(answer: { http: number; response: T }) => {
    if (answer.http !== 200) throw new Error(JSON.stringify(answer));
    return answer.response;
  };

  return {
    ...at,
    items,
    asks: async (id: string = menu.americano) =>
      (await items()).find((item) => item.id === id)?.optionCollectionIds,
    /** The menu without versions. */
    seen: async () => ({
      items: (await items()).map(({ version: _, ...item }) => item),
      categories: (await categories()).map(({ name }) => name),
      collections: (await collections()).map(({ name }) => name),
    }),
    async bulk(change: Change) {
      const shown = [{ id: menu.americano, version: versionOf(await items(), menu.americano) }];
      const input = { storeId, items: shown, change };
      return done(await shop.call(changeStoreItems, input, owner, { key: newId() })).changeId ?? '';
    },
    async importFile(file: Pick<InputOf<typeof importMenu>, 'items' | 'options'>) {
      const { version } = await findMenuState(shop.db, storeId);
      const input = { storeId, version, fileName: '메뉴.xlsx', ...file };
      return done(await shop.call(importMenu, input, owner, { key: newId() })).changeId;
    },
    async removeItem(id: string) {
      const version = versionOf(await items(), id);
      return done(await shop.call(deleteStoreItem, { storeId, id, version }, owner)).changeId;
    },
    async removeCategory(id: string, over: Partial<InputOf<typeof deleteCategory>>) {
      const version = versionOf(await categories(), id);
      return done(await shop.call(deleteCategory, { storeId, id, version, ...over }, owner)).changeId;
    },
    async removeCollection(id: string = menu.temperature) {
      const version = versionOf(await collections(), id);
      return done(await shop.call(deleteOptionCollection, { storeId, id, version }, owner)).changeId;
    },
    async editItem(id: string, over: Partial<InputOf<typeof setStoreItem>>) {
      const item = (await items()).find((one) => one.id === id);
      if (!item) throw new Error('no such item');
      const { imageUrl: _, stock: __, soldOutUntil: ___, ...fields } = item;
      done(await shop.call(setStoreItem, { storeId, ...fields, ...over }, owner));
    },
    undo: async (changeId: string) =>
      done(await shop.call(undoMenuChange, { storeId, changeId }, owner, { key: newId() })),
    changes: async () => done(await shop.call(listMenuChanges, { storeId }, owner)),
  };
}

const optionsGone = (id: string) => ({
  ...{ id, name: '아메리카노' },
  fields: [{ field: 'optionCollectionIds', reason: 'COLLECTION_GONE' }],
});

test('removing options from items can be undone after the deletion of the options was undone', async () => {
  const { menu, seen, bulk, removeCollection, undo } = await openStore();
  const before = await seen();
  const removal = await bulk({ kind: 'REMOVE_OPTIONS', collectionId: menu.temperature });
  const deletion = await removeCollection();

  const nothing = { isUndone: false, itemCount: 0, kept: [optionsGone(menu.americano)] };
  expect(await undo(removal)).toEqual(nothing);
  await undo(deletion);
  expect(await undo(removal)).toEqual({ isUndone: true, itemCount: 1, kept: [] });
  expect(await seen()).toEqual(before);
});

test('adding options to items can be undone after the deletion of the options was undone', async () => {
  const { menu, asks, bulk, editItem, removeCollection, undo } = await openStore();
  await editItem(menu.americano, { optionCollectionIds: [menu.extras] });
  const adding = await bulk({ kind: 'ADD_OPTIONS', collectionId: menu.temperature });
  const deletion = await removeCollection();

  const nothing = { isUndone: false, itemCount: 0, kept: [optionsGone(menu.americano)] };
  expect(await undo(adding)).toEqual(nothing);
  await undo(deletion);
  expect(await asks()).toEqual([menu.extras, menu.temperature]);
  expect(await undo(adding)).toEqual({ isUndone: true, itemCount: 1, kept: [] });
  expect(await asks()).toEqual([menu.extras]);
});

test('an import whose items were deleted can be undone after their return', async () => {
  const { seen, importFile, removeCategory, storeId, owner, undo, changes } = await openStore();
  const before = await seen();
  const imported = await importFile({ items: [{ row: 2, category: '차', name: '유자차', price: '6000' }] });
  const { categories } = (await shop.call(listCategories, { storeId }, owner)).response;
  const tea = categories.find(({ name }) => name === '차');
  const deletion = await removeCategory(tea?.id ?? '', { deleteItems: true });

  expect(await undo(imported)).toEqual({ isUndone: false, itemCount: 0, kept: [] });
  expect(await changes()).toMatchObject([{ undoneAt: null }, { undoneAt: null }]);
  await undo(deletion);
  expect(await undo(imported)).toMatchObject({ isUndone: true, itemCount: 1, kept: [] });
  expect(await seen()).toEqual(before);
});

test('undoing an import restores the price and reports deleted options', async () => {
  const { menu, items, importFile, removeCollection, undo } = await openStore();
  const imported = await importFile({
    items: [{ row: 2, id: menu.americano, name: '아메리카노', price: '9900', options: '추가' }],
  });
  expect(await items()).toMatchObject([{ price: 9_900, optionCollectionIds: [menu.extras] }, {}, {}]);
  await removeCollection();

  expect(await undo(imported)).toEqual({
    ...{ isUndone: true, itemCount: 1 },
    kept: [optionsGone(menu.americano)],
  });
  expect(await items()).toMatchObject([{ price: 4_500, optionCollectionIds: [menu.extras] }, {}, {}]);
});

test('an item that was deleted before its options, then restored and edited, regains the options', async () => {
  const { menu, seen, removeItem, removeCollection, editItem, undo, changes } = await openStore();
  const before = await seen();
  const item = await removeItem(menu.americano);
  const options = await removeCollection();
  expect(await changes()).toMatchObject([{ itemCount: 0 }, { itemCount: 1 }]);
  await undo(item);
  await editItem(menu.americano, { price: 5_000 });

  expect(await undo(options)).toEqual({ isUndone: true, itemCount: 1, kept: [] });
  await editItem(menu.americano, { price: 4_500 });
  expect(await seen()).toEqual(before);
});

test('moved items that are deleted move back without being counted', async () => {
  const { menu, seen, removeItem, removeCategory, undo } = await openStore();
  const before = await seen();
  const moved = await removeCategory(menu.drinks, { moveItemsTo: menu.fruit });
  const cake = await removeItem(menu.cake);
  const deleted = await removeCategory(menu.fruit, { deleteItems: true });

  expect(await undo(moved)).toEqual({ isUndone: true, itemCount: 0, kept: [] });
  expect(await undo(cake)).toEqual({ isUndone: true, itemCount: 1, kept: [] });
  expect(await undo(deleted)).toEqual({ isUndone: true, itemCount: 2, kept: [] });
  expect(await seen()).toEqual(before);
});

test('undoing a deletion neither edits nor counts items that stay deleted', async () => {
  const { storeId, menu, removeItem, removeCollection, undo } = await openStore();
  await removeItem(menu.americano);
  const options = await removeCollection();
  expect(await undo(options)).toEqual({ isUndone: true, itemCount: 0, kept: [] });
  expect(
    await shop.db
      .selectFrom('menuItems')
      .select('version')
      .where('storeId', '=', storeId)
      .where('id', '=', menu.americano)
      .execute(),
  ).toEqual([{ version: 2 }]);
});
