import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('categories are listed in display order, without deleted ones and those of other stores', async () => {
  const { storeId, owner, menu } = await shop.openStore();
  await shop.openStore();
  const list = async () => (await shop.call(listCategories, { storeId }, owner)).response;

  expect(await list()).toEqual({
    version: 1,
    categories: [
      {
        id: menu.drinks,
        name: '커피',
        nameEn: 'Coffee',
        enabled: true,
        rewardable: true,
        taxable: true,
        version: 1,
      },
      expect.objectContaining({ id: menu.fruit, name: '과일', taxable: false }),
    ],
  });

  await shop.db
    .updateTable('menuCategories')
    .set({ deletedAt: new Date() })
    .where('id', '=', menu.drinks)
    .execute();
  expect((await list()).categories.map(({ id }) => id)).toEqual([menu.fruit]);
});

test('every member may read, and nobody else', async () => {
  const { storeId } = await shop.openStore();
  const as = async (person?: { token: string }) =>
    (await shop.call(listCategories, { storeId }, person)).http;

  expect(await as(await shop.staffOf({ id: storeId }, []))).toBe(200);
  expect(await as()).toBe(401);
  expect(await as(await shop.person())).toBe(404);
});
