import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { listStoreItems, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { importMenu, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { adjustStock, listStockMoves } from '@maru/contract/menu/stock.endpoints.ts';
import { expect, test } from 'vitest';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;

  async function importRows(
    rows: { id?: string; category?: string; name: string; price: string; stock?: string; barcode?: string }[],
  ) {
    const { version } = await findMenuState(shop.db, storeId);
    const said = rows.map((row, index) => ({ row: index + 2, ...row }));
    const input = { storeId, version, fileName: '메뉴.xlsx', items: said, stock: 'SET' as const };
    const { response } = await shop.call(importMenu, input, owner);
    return response.changeId;
  }

  return {
    ...at,
    items,
    importRows,
    undo: async (changeId: string) =>
      (await shop.call(undoMenuChange, { storeId, changeId }, owner)).response,
    cake: async () => (await items()).find(({ id }) => id === menu.cake),
    cakes: (stock: string) =>
      importRows([{ id: menu.cake, category: '커피', name: '치즈케이크', price: '6800', stock }]),
    sellCakes: (quantity: number) =>
      shop.order(at, { lines: [{ itemId: menu.cake, choiceIds: [], quantity }], total: 6_800 * quantity }),
    count: (counted: number) =>
      shop.call(
        adjustStock,
        { storeId, itemId: menu.cake, move: { kind: 'COUNT', counted, reason: '실사' } },
        owner,
      ),
    moves: async () =>
      (await shop.call(listStockMoves, { storeId, itemId: menu.cake }, owner)).response.content.map(
        ({ kind, stockBefore, stockAfter }) => [kind, stockBefore, stockAfter],
      ),
    categories: async () =>
      (await shop.call(listCategories, { storeId }, owner)).response.categories.map(({ name }) => name),
  };
}

test('stock is restored by difference, so that later sales still count', async () => {
  const { cakes, sellCakes, undo, cake, moves } = await openStore();
  const changeId = await cakes('10');
  await sellCakes(2);

  expect((await undo(changeId)).kept).toEqual([]);

  expect((await cake())?.stock).toBe(1);
  expect(await moves()).toEqual([
    ['UNDO', 8, 1],
    ['IMPORT', 3, 10],
  ]);
});

test('stock never becomes negative', async () => {
  const { cakes, sellCakes, undo, cake } = await openStore();
  const changeId = await cakes('10');
  await sellCakes(5);

  await undo(changeId);
  expect((await cake())?.stock).toBe(0);
});

test('sales that happen to restore the old stock still count', async () => {
  const { cakes, sellCakes, undo, cake, moves } = await openStore();
  const changeId = await cakes('5');
  await sellCakes(2);
  expect((await cake())?.stock).toBe(3);

  expect((await undo(changeId)).kept).toEqual([]);

  expect((await cake())?.stock).toBe(1);
  expect((await moves())[0]).toEqual(['UNDO', 3, 1]);
});

test('imported barcodes are removed, and tills are notified', async () => {
  const { storeId, owner, importRows, undo, items } = await openStore();
  const before = await items();
  const changeId = await importRows(
    before.map(({ id, name, price }, i) => ({ id, name, price: `${price}`, barcode: `88${i}` })),
  );
  const { revision } = await findMenuState(shop.db, storeId);

  expect(await undo(changeId)).toEqual({ isUndone: true, itemCount: before.length, kept: [] });

  const told = (await shop.call(getCompactMenu, { storeId, revision }, owner)).response.items;
  expect(told.map(({ barcode, version }) => [barcode, version])).toEqual(before.map(() => [null, 3]));
});

test('a later count is kept', async () => {
  const { menu, cakes, count, undo, cake } = await openStore();
  const changeId = await cakes('10');
  await count(6);

  expect((await undo(changeId)).kept).toEqual([
    { id: menu.cake, name: '치즈케이크', fields: [{ field: 'stock', reason: 'CHANGED' }] },
  ]);
  expect((await cake())?.stock).toBe(6);
});

test('an undo deletes imported items even if they were edited, and imported categories only if unused', async () => {
  const { storeId, owner, menu, importRows, undo, items, categories, cake } = await openStore();
  const changeId = await importRows([
    { category: '차', name: '유자차', price: '6000' },
    { category: '빵', name: '소금빵', price: '3500' },
  ]);
  const [tea, moved] = [(await items()).find(({ name }) => name === '유자차'), await cake()];
  if (!tea || !moved) throw new Error('nothing was imported');
  for (const { imageUrl: _, stock: __, soldOutUntil: ___, ...item } of [
    { ...tea, price: 7_000 },
    { ...moved, categoryId: tea.categoryId },
  ])
    await shop.call(setStoreItem, { storeId, ...item }, owner);

  expect(await undo(changeId)).toEqual({ isUndone: true, itemCount: 2, kept: [] });

  expect((await items()).map(({ id }) => id).sort()).toEqual(
    [menu.americano, menu.cake, menu.fruitBox].sort(),
  );
  expect(await categories()).toEqual(['커피', '과일', '차']);
});
