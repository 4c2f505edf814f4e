import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { isSoldOut } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const list = async ({ storeId, owner }: At, which: { itemId?: string; categoryId?: string } = {}) =>
  (await shop.call(listStoreItems, { storeId, ...which }, owner)).response;
const change = ({ storeId }: At, id: string, values: object) =>
  shop.db.updateTable('menuItems').set(values).where('storeId', '=', storeId).where('id', '=', id).execute();

test('items are listed in display order, without those of other stores', async () => {
  const at = await shop.openStore();
  await shop.openStore();
  const { menu } = at;

  const { version, items } = await list(at);

  expect(version).toBe(1);
  expect(items).toEqual([
    {
      id: menu.americano,
      categoryId: menu.drinks,
      name: '아메리카노',
      nameEn: 'Americano',
      price: 4_500,
      description: null,
      imageUrl: null,
      stock: null,
      soldOutUntil: null,
      barcode: null,
      placeEnabled: true,
      marketPrice: false,
      optionCollectionIds: [menu.temperature, menu.extras],
      version: 1,
    },
    expect.objectContaining({ id: menu.cake, stock: 3, optionCollectionIds: [] }),
    expect.objectContaining({ id: menu.fruitBox, categoryId: menu.fruit }),
  ]);
});

test('the list can be limited to one item or one category', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  const { cake, fruit, fruitBox } = at.menu;

  expect((await list(at, { itemId: cake })).items.map(({ id }) => id)).toEqual([cake]);
  expect((await list(at, { categoryId: fruit })).items.map(({ id }) => id)).toEqual([fruitBox]);
  expect((await list(at, { itemId: other.menu.cake })).items).toEqual([]);
  expect((await list(at, { itemId: newId() })).items).toEqual([]);
});

test('an item has its sold-out time and its stock', async () => {
  const at = await shop.openStore();
  const until = new Date(shop.clock.now.getTime() + 60_000);
  await change(at, at.menu.cake, { stock: 0 });
  await change(at, at.menu.fruitBox, { soldOutUntil: until });

  const { items } = await list(at);

  expect(items.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, null, until.toISOString()]);
  expect(items.map((item) => isSoldOut(item, shop.clock.now))).toEqual([false, true, true]);
  expect(items.map((item) => isSoldOut(item, until))).toEqual([false, true, false]);
});

test('deleted items are not listed, nor are deleted options of items', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  await change(at, menu.cake, { deletedAt: new Date() });
  await shop.db
    .updateTable('optionCollections')
    .set({ deletedAt: new Date() })
    .where('id', '=', menu.extras)
    .execute();

  const { items } = await list(at);

  expect(items.map(({ id }) => id)).toEqual([menu.americano, menu.fruitBox]);
  expect(items[0]?.optionCollectionIds).toEqual([menu.temperature]);
});

test('every member may read, and nobody else', async () => {
  const { storeId } = await shop.openStore();
  const as = async (person?: { token: string }) =>
    (await shop.call(listStoreItems, { storeId }, person)).http;

  expect(await as(await shop.staffOf({ id: storeId }, []))).toBe(200);
  expect(await as()).toBe(401);
  expect(await as(await shop.person())).toBe(404);
});
