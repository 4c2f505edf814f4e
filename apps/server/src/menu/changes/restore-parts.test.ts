import { deleteCategory, listCategories, setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { restoreParts } from './restore-parts.ts';
import { nothingDeleted } from './stored-change.ts';

const shop = await openShop();

test('of two categories of the same name that are restored together, one is renamed', async () => {
  const { storeId, owner } = await shop.openStore();
  const categoryIds: string[] = [];
  for (const name of ['Tea', 'TEA']) {
    const { id, version } = (await shop.call(setCategory, { storeId, name, nameEn: null }, owner)).response;
    categoryIds.push(id);
    await shop.call(deleteCategory, { storeId, id, version }, owner);
  }

  const { parts } = await shop.db
    .transaction()
    .execute((tx) =>
      restoreParts(tx, storeId, { ...nothingDeleted, categoryIds }, { by: owner.id, at: shop.clock.now }),
    );

  expect(parts).toEqual([
    { id: categoryIds[0], name: 'Tea', isRenamed: false },
    { id: categoryIds[1], name: 'TEA (2)', isRenamed: true },
  ]);
  const { categories } = (await shop.call(listCategories, { storeId }, owner)).response;
  expect(categories.map(({ name }) => name)).toEqual(['커피', '과일', 'Tea', 'TEA (2)']);
});
