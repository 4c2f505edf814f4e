import { expect, test } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import {
  type ItemChange,
  insertItems,
  moveItemsToCategory,
  type NewItem,
  softDeleteItems,
  updateItems,
} from './items-writes.queries.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const inTx = <T>(write: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(write);
const writtenBy = ({ owner }: At) => ({ by: owner.id, at: shop.clock.now });
const update = (at: At, ...rows: ItemChange[]) =>
  inTx((tx) => updateItems(tx, at.storeId, rows, writtenBy(at)));
const newItem = (categoryId: string, name: string, over: Partial<NewItem> = {}): NewItem => ({
  ...{ id: newId(), categoryId, name, nameEn: null, priceKrw: 1_000, description: null, imageUrl: null },
  ...{ imageFileId: null, barcode: null, placeEnabled: true, marketPrice: false, stock: null },
  ...{ optionCollectionIds: [], ...over },
});
const insert = (at: At, rows: NewItem[]) => inTx((tx) => insertItems(tx, at.storeId, rows, writtenBy(at)));
const rowOf = ({ storeId }: At, id: string) =>
  shop.db
    .selectFrom('menuItems')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const optionsOf = async ({ storeId }: At, itemId: string) =>
  (
    await shop.db
      .selectFrom('menuItemOptionCollections')
      .select('collectionId')
      .where('storeId', '=', storeId)
      .where('itemId', '=', itemId)
      .orderBy('displaySort')
      .execute()
  ).map(({ collectionId }) => collectionId);
const namesOf = async ({ storeId }: At, categoryId: string) =>
  (
    await shop.db
      .selectFrom('menuItems')
      .select('name')
      .where('storeId', '=', storeId)
      .where('categoryId', '=', categoryId)
      .where('deletedAt', 'is', null)
      .orderBy('displaySort')
      .execute()
  ).map(({ name }) => name);

test('new items are last in their categories, with their options in order', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const latte = newItem(menu.drinks, '라떼', {
    optionCollectionIds: [menu.extras, menu.temperature],
    barcode: '88',
    stock: 4,
  });
  await insert(at, [latte, newItem(menu.fruit, '딸기'), newItem(menu.drinks, '모카')]);

  expect(await namesOf(at, menu.drinks)).toEqual(['아메리카노', '치즈케이크', '라떼', '모카']);
  expect(await namesOf(at, menu.fruit)).toEqual(['생과일팩', '딸기']);
  expect(await optionsOf(at, latte.id)).toEqual([menu.extras, menu.temperature]);
  expect(await rowOf(at, latte.id)).toMatchObject({
    ...{ barcode: '88', stock: 4, version: 1, changedBy: at.owner.id, changedAt: shop.clock.now },
  });
});

test('only changed fields are an edit; stock and sold-out switches are none', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const soldOutUntil = '2026-11-21T00:00:00.000Z';
  const changed = await update(
    at,
    { id: menu.americano, changes: { name: '아메리카노', priceKrw: 4_500 } },
    { id: menu.cake, changes: { stock: 9, soldOutUntil } },
    { id: menu.fruitBox, changes: { priceKrw: 6_000 } },
  );
  expect(changed.toSorted()).toEqual([menu.cake, menu.fruitBox].toSorted());
  expect(await rowOf(at, menu.americano)).toMatchObject({ version: 1, changedBy: null });
  expect(await rowOf(at, menu.cake)).toMatchObject({
    ...{ version: 1, changedBy: null, stock: 9, soldOutUntil: new Date(soldOutUntil), displaySort: 2 },
  });
  expect(await rowOf(at, menu.fruitBox)).toMatchObject({
    version: 2,
    priceKrw: 6_000,
    changedBy: at.owner.id,
  });
});

test('a changed order of options is an edit, the same order is none, and an empty list removes all', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const ask = (optionCollectionIds: string[]) =>
    update(at, { id: menu.americano, changes: { optionCollectionIds } });
  expect(await ask([menu.temperature, menu.extras])).toEqual([]);
  expect(await ask([menu.extras, menu.temperature])).toEqual([menu.americano]);
  expect(await optionsOf(at, menu.americano)).toEqual([menu.extras, menu.temperature]);
  expect(await ask([])).toEqual([menu.americano]);
  expect(await optionsOf(at, menu.americano)).toEqual([]);
  expect(await rowOf(at, menu.americano)).toMatchObject({ version: 3 });
});

test('moved items are last in the new category, in the given order', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  const move = { itemIds: [menu.cake, menu.americano, menu.fruitBox], categoryId: menu.fruit };
  expect(await inTx((tx) => moveItemsToCategory(tx, storeId, move, writtenBy(at)))).toHaveLength(2);
  expect(await namesOf(at, menu.fruit)).toEqual(['생과일팩', '치즈케이크', '아메리카노']);
  expect(await namesOf(at, menu.drinks)).toEqual([]);
});

test('two items can swap barcodes, and a barcode of another item violates the constraint', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const barcodes = (first: string, second: string) => [
    { id: menu.americano, changes: { barcode: first } },
    { id: menu.cake, changes: { barcode: second } },
  ];
  await update(at, ...barcodes('1', '2'));
  await update(at, ...barcodes('2', '1'));
  expect([await rowOf(at, menu.americano), await rowOf(at, menu.cake)]).toMatchObject([
    { barcode: '2', version: 3 },
    { barcode: '1', version: 3 },
  ]);
  await expect(update(at, { id: menu.fruitBox, changes: { barcode: '1' } })).rejects.toMatchObject({
    constraint: 'menu_items__barcode',
  });
});

test('removing a barcode together with other changes is an edit', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const [one, other] = [menu.americano, menu.cake];
  await update(at, { id: one, changes: { barcode: '1' } }, { id: other, changes: { barcode: '2' } });
  const changed = await update(
    at,
    { id: one, changes: { barcode: null } },
    { id: other, changes: { barcode: '2' } },
  );
  expect(changed).toEqual([one]);
  expect(await rowOf(at, one)).toMatchObject({ barcode: null, version: 3 });
  expect(await rowOf(at, other)).toMatchObject({ barcode: '2', version: 2 });
});

test('deleted items leave the menu, free their barcodes, and can be restored', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  await update(at, { id: menu.cake, changes: { barcode: '1' } });
  const ids = [menu.cake, menu.americano];
  expect(await inTx((tx) => softDeleteItems(tx, storeId, ids, writtenBy(at)))).toHaveLength(2);
  await update(at, { id: menu.fruitBox, changes: { barcode: '1' } });
  expect(await namesOf(at, menu.drinks)).toEqual([]);
  expect(await rowOf(at, menu.cake)).toMatchObject({ deletedAt: shop.clock.now, version: 3 });

  await update(at, { id: menu.americano, changes: { deletedAt: null } });
  expect(await namesOf(at, menu.drinks)).toEqual(['아메리카노']);
});

test('a concurrent sale keeps the stock it took', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  const sold = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const sale = inTx(async (tx) => {
    await tx
      .updateTable('menuItems')
      .set({ stock: 1 })
      .where('storeId', '=', storeId)
      .where('id', '=', menu.cake)
      .execute();
    locked.resolve();
    await sold.promise;
  });
  await locked.promise;
  const changed = update(at, { id: menu.cake, changes: { priceKrw: 7_000 } });
  sold.resolve();
  await Promise.all([sale, changed]);
  expect(await rowOf(at, menu.cake)).toMatchObject({ stock: 1, priceKrw: 7_000 });
});

test('items of another store are unaffected', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  expect(await update(at, { id: other.menu.cake, changes: { priceKrw: 1 } })).toEqual([]);
  expect(await rowOf(other, other.menu.cake)).toMatchObject({ priceKrw: 6_800, version: 1 });
});

test('thousands are written and changed with a handful of statements', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const rows = Array.from({ length: 2_000 }, (_, i) =>
    newItem(menu.drinks, `항목 ${i}`, {
      barcode: `b${i}`,
      optionCollectionIds: [menu.temperature, menu.extras],
    }),
  );
  await insert(at, rows);
  const changed = await update(
    at,
    ...rows.map(({ id }, i) => ({
      id,
      changes: { priceKrw: 2_000 + i, optionCollectionIds: [menu.extras] },
    })),
  );
  expect(changed).toHaveLength(2_000);
  expect((await namesOf(at, menu.drinks)).slice(2)).toEqual(rows.map(({ name }) => name));
});
