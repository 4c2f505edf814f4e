import { listOptionCollections } from '@maru/contract/menu/options.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const list = async ({ storeId, owner }: At) =>
  (await shop.call(listOptionCollections, { storeId }, owner)).response;

test('collections are listed with their choices in display order, without those of other stores', async () => {
  const at = await shop.openStore();
  await shop.openStore();
  const { menu } = at;

  const { version, collections } = await list(at);

  expect(version).toBe(1);
  expect(collections).toMatchObject([
    {
      id: menu.temperature,
      mandatory: true,
      multiple: false,
      version: 1,
      choices: [
        { id: menu.hot, byDefault: true, priceDifference: 0, soldOutUntil: null },
        { id: menu.iced, priceDifference: 500 },
      ],
    },
    { id: menu.extras, mandatory: false, multiple: true, choices: [{ id: menu.shot }, { id: menu.syrup }] },
  ]);
});

test('a choice has its sold-out time', async () => {
  const at = await shop.openStore();
  const soldOutUntil = new Date('2026-11-21T04:00:00+09:00');
  await shop.db.updateTable('optionChoices').set({ soldOutUntil }).where('id', '=', at.menu.hot).execute();

  const [temperature] = (await list(at)).collections;

  expect(temperature?.choices.map(({ soldOutUntil }) => soldOutUntil)).toEqual([
    '2026-11-20T19:00:00.000Z',
    null,
  ]);
});

test('deleted collections and choices are not listed', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const gone = { deletedAt: new Date() };
  await shop.db.updateTable('optionCollections').set(gone).where('id', '=', menu.extras).execute();
  await shop.db.updateTable('optionChoices').set(gone).where('id', '=', menu.iced).execute();

  expect((await list(at)).collections).toMatchObject([{ id: menu.temperature, choices: [{ id: menu.hot }] }]);
});

test('every member may read, and nobody else', async () => {
  const { storeId } = await shop.openStore();
  const as = async (person?: { token: string }) =>
    (await shop.call(listOptionCollections, { storeId }, person)).http;

  expect(await as(await shop.staffOf({ id: storeId }, []))).toBe(200);
  expect(await as()).toBe(401);
  expect(await as(await shop.person())).toBe(404);
});
