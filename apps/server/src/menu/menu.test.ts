import { listCategories, listOptionCollections, listStoreItems } from '@maru/contract/menu/menu.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const categories = async ({ storeId, owner }: At) =>
  (await shop.call(listCategories, { storeId }, owner)).response;
const items = async ({ storeId, owner }: At) =>
  (await shop.call(listStoreItems, { storeId }, owner)).response;
const collections = async ({ storeId, owner }: At) =>
  (await shop.call(listOptionCollections, { storeId }, owner)).response;

test('the menu of a store is read in display order, and none of another store', async () => {
  const at = await shop.openStore();
  await shop.openStore();
  const { menu } = at;

  expect(await categories(at)).toMatchObject([
    { id: menu.drinks, name: '커피', nameEn: 'Coffee', taxable: true, enabled: true },
    { id: menu.fruit, name: '과일', taxable: false },
  ]);
  expect(await items(at)).toMatchObject([
    {
      id: menu.americano,
      categoryId: menu.drinks,
      name: '아메리카노',
      price: 4_500,
      stock: null,
      soldOut: false,
      optionCollectionIds: [menu.temperature, menu.extras],
    },
    { id: menu.cake, stock: 3, soldOut: false, optionCollectionIds: [] },
    { id: menu.fruitBox, categoryId: menu.fruit },
  ]);
  expect(await collections(at)).toMatchObject([
    {
      id: menu.temperature,
      mandatory: true,
      multiple: false,
      choices: [
        { id: menu.hot, byDefault: true, priceDifference: 0 },
        { id: menu.iced, priceDifference: 500 },
      ],
    },
    { id: menu.extras, mandatory: false, multiple: true, choices: [{ id: menu.shot }, { id: menu.syrup }] },
  ]);
});

test('an item is sold out while it is switched off, and when none is left', async () => {
  const at = await shop.openStore();
  const { menu, storeId } = at;
  const until = new Date(shop.clock.now.getTime() + 60_000);
  const change = (id: string, values: object) =>
    shop.db
      .updateTable('menuItems')
      .set(values)
      .where('storeId', '=', storeId)
      .where('id', '=', id)
      .execute();
  await change(menu.cake, { stock: 0 });
  await change(menu.fruitBox, { soldOutUntil: until });
  await shop.db
    .updateTable('optionChoices')
    .set({ soldOutUntil: until })
    .where('id', '=', menu.hot)
    .execute();

  expect((await items(at)).map(({ soldOut }) => soldOut)).toEqual([false, true, true]);
  const [temperature] = await collections(at);
  expect(temperature?.choices.map(({ soldOut }) => soldOut)).toEqual([true, false]);

  shop.clock.now = until;
  expect((await items(at)).map(({ soldOut }) => soldOut)).toEqual([false, true, false]);
});

test('what was deleted is not on the menu, and no item asks for it', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const gone = { deletedAt: new Date() };
  await shop.db.updateTable('menuItems').set(gone).where('id', '=', menu.cake).execute();
  await shop.db.updateTable('optionCollections').set(gone).where('id', '=', menu.extras).execute();
  await shop.db.updateTable('optionChoices').set(gone).where('id', '=', menu.iced).execute();

  expect((await items(at)).map(({ id }) => id)).toEqual([menu.americano, menu.fruitBox]);
  expect((await items(at))[0]?.optionCollectionIds).toEqual([menu.temperature]);
  expect(await collections(at)).toMatchObject([{ id: menu.temperature, choices: [{ id: menu.hot }] }]);
});
