import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  deleteCategory,
  listCategories,
  setCategory,
  sortCategories,
} from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { deleteStoreItem, listStoreItems, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { listMenuChanges, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { deleteOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
type Removal = Partial<InputOf<typeof deleteCategory>>;

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  const categories = async () => (await shop.call(listCategories, { storeId }, owner)).response.categories;
  const compact = async (revision?: number) =>
    (await shop.call(getCompactMenu, { storeId, ...(revision ? { revision } : {}) }, owner)).response;
  const unversioned = <T extends { version: number }>(rows: readonly T[]) =>
    rows.map(({ version: _, ...row }) => row);
  const changeIdOf = (answer: { http: number; response: { changeId: string } }) => {
    if (answer.http !== 200) throw new Error(JSON.stringify(answer));
    return answer.response.changeId;
  };

  return {
    ...at,
    ...{ items, categories, compact },
    /** The menu without versions. */
    seen: async () => ({ items: unversioned(await items()), categories: unversioned(await categories()) }),
    async removeItem(id: string) {
      const version = (await items()).find((item) => item.id === id)?.version ?? 0;
      return changeIdOf(await shop.call(deleteStoreItem, { storeId, id, version }, owner));
    },
    async removeCategory(over: Removal = {}) {
      const id = over.id ?? menu.drinks;
      const version = (await categories()).find((category) => category.id === id)?.version ?? 0;
      return changeIdOf(await shop.call(deleteCategory, { storeId, id, version, ...over }, owner));
    },
    async editItem(id: string, over: Partial<InputOf<typeof setStoreItem>>) {
      const item = (await items()).find((one) => one.id === id);
      if (!item) throw new Error('no such item');
      const { imageUrl: _, stock: __, soldOutUntil: ___, ...fields } = item;
      const answer = await shop.call(setStoreItem, { storeId, ...fields, ...over }, owner);
      if (answer.http !== 200) throw new Error(JSON.stringify(answer));
    },
    addCategory: (name: string) => shop.call(setCategory, { storeId, name, nameEn: null }, owner),
    undo: (changeId: string, by: Person = owner) =>
      shop.call(undoMenuChange, { storeId, changeId }, by, { key: newId() }),
    changes: async () => (await shop.call(listMenuChanges, { storeId }, owner)).response,
  };
}

test('a deleted item is restored unchanged, once, and named in the list of changes', async () => {
  const { menu, seen, removeItem, undo, changes } = await openStore();
  const before = await seen();
  const changeId = await removeItem(menu.americano);
  expect(await changes()).toMatchObject([
    {
      ...{ id: changeId, kind: 'DELETION', itemCount: 1, undoneAt: null },
      about: { kind: 'DELETE_ITEM', itemId: menu.americano },
      part: { name: '아메리카노', nameEn: 'Americano' },
    },
  ]);

  expect((await undo(changeId)).response).toEqual({ isUndone: true, itemCount: 1, kept: [] });

  expect(await seen()).toEqual(before);
  expect(await undo(changeId)).toMatchObject({
    status: 'CHANGE_NOT_UNDOABLE',
    detail: { reason: 'UNDONE' },
  });
});

test.each<[string, (menu: { fruit: string }) => Removal, string]>([
  ['deleted with its items', () => ({ deleteItems: true }), 'DELETED'],
  ['whose items were moved', ({ fruit }) => ({ moveItemsTo: fruit }), 'MOVED'],
])('a category %s is restored with them at its position, and tills are notified', async (_, over, what) => {
  const { menu, seen, removeCategory, undo, changes, compact, categories } = await openStore();
  const before = await seen();
  const changeId = await removeCategory(over(menu));
  expect(await changes()).toMatchObject([
    {
      ...{ kind: 'DELETION', itemCount: 2, part: { name: '커피' } },
      about: { kind: 'DELETE_CATEGORY', categoryId: menu.drinks, items: what },
    },
  ]);
  const { revision } = await compact();

  expect((await undo(changeId)).response).toEqual({ isUndone: true, itemCount: 2, kept: [] });

  expect(await seen()).toEqual(before);
  const told = await compact(revision);
  expect(told.categories?.map(({ id }) => id)).toEqual([menu.drinks, menu.fruit]);
  expect(told.items.map(({ id }) => id)).toEqual([menu.americano, menu.cake]);
  // Two edits of the category: deleted and restored.
  expect(await categories()).toMatchObject([{ version: 3 }, { version: 1 }]);
});

test('an empty category is restored with its settings; the order of items does not change', async () => {
  const { storeId, owner, seen, addCategory, removeCategory, undo, compact } = await openStore();
  const { response: made } = await addCategory('빵');
  const settings = { name: '빵', nameEn: 'Bread', enabled: false, rewardable: false, taxable: false };
  await shop.call(setCategory, { storeId, id: made.id, version: 1, ...settings }, owner);
  const before = await seen();
  const changeId = await removeCategory({ id: made.id });
  const { listVersions } = await compact();

  expect((await undo(changeId)).response).toEqual({ isUndone: true, itemCount: 0, kept: [] });

  expect(await seen()).toEqual(before);
  expect((await compact()).listVersions).toEqual({
    ...listVersions,
    categories: listVersions.categories + 1,
  });
});

test('items keep later moves, edits and sales, and are restored otherwise', async () => {
  const at = await openStore();
  const { menu, items, addCategory, removeCategory, editItem, undo } = at;
  const changeId = await removeCategory({ moveItemsTo: menu.fruit });
  const { response: cakes } = await addCategory('케이크');
  await editItem(menu.americano, { price: 5_000 });
  await shop.order(at, { lines: [{ itemId: menu.cake, quantity: 1 }], total: 6_800 });
  await editItem(menu.cake, { categoryId: cakes.id });

  expect((await undo(changeId)).response).toEqual({
    ...{ isUndone: true, itemCount: 1 },
    kept: [{ id: menu.cake, name: '치즈케이크', fields: [{ field: 'categoryId', reason: 'CHANGED' }] }],
  });

  expect(await items()).toMatchObject([
    { id: menu.americano, categoryId: menu.drinks, price: 5_000 },
    { id: menu.fruitBox },
    { id: menu.cake, categoryId: cakes.id, stock: 2 },
  ]);
});

test('a category whose name a newer one has is restored under another name, which is reported', async () => {
  const { menu, categories, addCategory, removeCategory, undo, changes } = await openStore();
  const changeId = await removeCategory({ deleteItems: true });
  await addCategory('커피');
  await addCategory('커피 (2)');

  expect((await undo(changeId)).response).toEqual({
    ...{ isUndone: true, itemCount: 2 },
    kept: [{ id: menu.drinks, name: '커피 (3)', fields: [{ field: 'name', reason: 'NAME_USED' }] }],
  });
  expect((await categories()).map(({ name }) => name)).toEqual(['커피 (3)', '과일', '커피', '커피 (2)']);
  // The list of changes shows the name that the category had when it was deleted.
  expect(await changes()).toMatchObject([{ part: { name: '커피', nameEn: 'Coffee' } }]);
});

test('a long name is cut to make room for the suffix', async () => {
  const { addCategory, removeCategory, undo } = await openStore();
  const long = 'Ä👩‍👩‍👧'.repeat(15);
  const { response: made } = await addCategory(long);
  const changeId = await removeCategory({ id: made.id });
  await addCategory(long.toLowerCase());

  const { kept } = (await undo(changeId)).response;
  expect(kept).toMatchObject([{ name: `${'Ä👩‍👩‍👧'.repeat(13)} (2)` }]);
});

test('a category is restored among others that were sorted meanwhile, and the list can be sorted again', async () => {
  const { storeId, owner, menu, categories, addCategory, removeCategory, undo, compact } = await openStore();
  const { response: bread } = await addCategory('빵');
  const changeId = await removeCategory({ deleteItems: true });
  const sort = async (ids: string[]) => {
    const version = (await compact()).listVersions.categories;
    return (await shop.call(sortCategories, { storeId, version, ids }, owner)).http;
  };
  expect(await sort([bread.id, menu.fruit])).toBe(200);
  await undo(changeId);
  const ids = (await categories()).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(await sort(ids.toReversed())).toBe(200);
  expect((await categories()).map(({ id }) => id)).toEqual(ids.toReversed());
});

test('a category that was deleted a second time is restored only by the undo of the second deletion', async () => {
  const { seen, removeCategory, undo } = await openStore();
  const before = await seen();
  const first = await removeCategory({ deleteItems: true });
  await undo(first);
  const second = await removeCategory({ deleteItems: true });

  expect(await undo(first)).toMatchObject({ http: 409, detail: { reason: 'UNDONE' } });
  expect((await undo(second)).http).toBe(200);
  expect(await seen()).toEqual(before);
});

test('an undo that failed because of a missing category can be retried', async () => {
  const { menu, seen, removeItem, removeCategory, undo, changes, compact } = await openStore();
  const before = await seen();
  const item = await removeItem(menu.cake);
  const category = await removeCategory({ deleteItems: true });
  const { version } = await compact();

  expect((await undo(item)).response).toEqual({
    ...{ isUndone: false, itemCount: 0 },
    kept: [{ id: menu.cake, name: '치즈케이크', fields: [{ field: 'deleted', reason: 'CATEGORY_GONE' }] }],
  });
  expect((await compact()).version).toBe(version);
  expect(await changes()).toMatchObject([{ undoneAt: null }, { undoneAt: null }]);

  await undo(category);
  expect((await undo(item)).response).toMatchObject({ isUndone: true, kept: [] });
  expect(await seen()).toEqual(before);
});

test('a barcode taken by another item is not restored', async () => {
  const { menu, items, editItem, removeCategory, undo } = await openStore();
  await editItem(menu.cake, { barcode: '8801' });
  const changeId = await removeCategory({ deleteItems: true });
  await editItem(menu.fruitBox, { barcode: '8801' });

  expect((await undo(changeId)).response.kept).toMatchObject([
    { id: menu.cake, fields: [{ field: 'barcode', reason: 'BARCODE_USED' }] },
  ]);
  expect((await items()).map(({ barcode }) => barcode)).toEqual([null, null, '8801']);
});

test('an item that was replaced is restored beside the new one, which is reported', async () => {
  const { menu, items, editItem, removeItem, undo } = await openStore();
  await editItem(menu.fruitBox, { categoryId: menu.drinks });
  const { name } = (await items()).find(({ id }) => id === menu.cake) ?? {};
  const changeId = await removeItem(menu.cake);
  await editItem(menu.fruitBox, { name: ` ${name?.toUpperCase()}` });

  expect((await undo(changeId)).response).toMatchObject({
    isUndone: true,
    itemCount: 1,
    kept: [{ id: menu.cake, name, fields: [{ field: 'name', reason: 'NAME_TWICE' }] }],
  });
});

test('duplicates that were deleted together are restored unchanged', async () => {
  const { menu, items, editItem, removeCategory, undo } = await openStore();
  const drinks = (await items()).filter(({ categoryId }) => categoryId === menu.drinks);
  for (const { id } of drinks) await editItem(id, { name: 'Twin' });
  await editItem(menu.fruitBox, { name: 'Twin' });

  expect((await undo(await removeCategory({ deleteItems: true }))).response).toMatchObject({
    itemCount: drinks.length,
    kept: [],
  });
});

test('a store with the maximum number of items restores nothing until there is room', async () => {
  const { storeId, menu, items, removeItem, removeCategory, undo } = await openStore();
  const changeId = await removeCategory({ deleteItems: true });
  await sql`
    insert into menu_items (store_id, id, category_id, name, price_krw, display_sort)
    select ${storeId}, gen_random_uuid(), ${menu.fruit}, n::text, 1000, n + 10
    from generate_series(1, 19998) n`.execute(shop.db);

  expect(await undo(changeId)).toMatchObject({
    http: 409,
    status: 'TOO_MANY_ITEMS',
    detail: { most: 20_000 },
  });
  expect(await items()).toHaveLength(19_999);
  await removeItem(menu.fruitBox);
  expect((await undo(changeId)).response).toMatchObject({ isUndone: true, itemCount: 2 });
  expect(await items()).toHaveLength(20_000);
});

test('a deletion can be undone once, within a day, by members with the right in their own store', async () => {
  const at = await openStore();
  const { storeId, owner, menu, removeItem, removeCategory, undo, changes } = at;
  const { response } = await shop.call(
    deleteOptionCollection,
    { storeId, id: menu.extras, version: 1 },
    owner,
  );
  const changeIds = [
    response.changeId,
    await removeItem(menu.fruitBox),
    await removeCategory({ deleteItems: true }),
  ];
  const other = await openStore();
  const cashier = await shop.staffOf({ id: storeId });
  const { now } = shop.clock;
  try {
    shop.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    expect(await changes()).toEqual([]);
    for (const changeId of changeIds) {
      expect(await undo(changeId)).toMatchObject({ http: 409, detail: { reason: 'EXPIRED' } });
      expect((await other.undo(changeId)).http).toBe(404);
      expect((await undo(changeId, cashier)).http).toBe(403);
    }
    shop.clock.now = new Date(now.getTime() + 24 * 3_600_000 - 1);
    for (const changeId of changeIds) {
      const answers = await Promise.all([undo(changeId), undo(changeId), undo(changeId)]);
      expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409]);
    }
  } finally {
    shop.clock.now = now;
  }
});
