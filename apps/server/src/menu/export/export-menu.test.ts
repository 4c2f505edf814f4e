import { exportMenu } from '@maru/contract/menu/export-menu.ts';
import { setPlaceEnabled } from '@maru/contract/menu/items.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a whole menu is exported in display order, with hidden items and nothing of other stores', async () => {
  const { storeId, owner, menu } = await shop.openStore();
  await shop.openStore();
  await shop.call(setPlaceEnabled, { storeId, itemIds: [menu.cake], placeEnabled: false }, owner);

  const { response } = await shop.call(exportMenu, { storeId }, owner);

  expect(response.items.map(({ id }) => id)).toEqual([menu.americano, menu.cake, menu.fruitBox]);
  expect(response.items[1]).toMatchObject({ placeEnabled: false, stock: 3 });
  expect(response.categories.map(({ id }) => id)).toEqual([menu.drinks, menu.fruit]);
  expect(response.collections.map(({ id }) => id)).toEqual([menu.temperature, menu.extras]);
});

test('only members who may edit the menu can export it', async () => {
  const { storeId } = await shop.openStore();
  const seller = await shop.staffOf({ id: storeId }, ['ORDER', 'PLACE', 'SALES']);
  const { owner: outsider } = await shop.openStore();

  expect(await shop.call(exportMenu, { storeId }, seller)).toMatchObject({ http: 403 });
  expect(await shop.call(exportMenu, { storeId }, outsider)).toMatchObject({ http: 404 });
  expect(await shop.call(exportMenu, { storeId })).toMatchObject({ http: 401 });
});
