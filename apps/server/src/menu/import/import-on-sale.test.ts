import type { InputOf } from '@maru/contract/endpoint.ts';
import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { checkMenuImport, importMenu, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type Row = InputOf<typeof importMenu>['items'][number];
const tonight = '2026-11-20T19:00:00.000Z';

async function openStore() {
  const { storeId, owner, menu } = await shop.openStore();
  const switchOff = (id: string, soldOutUntil: string) =>
    shop.db
      .updateTable('menuItems')
      .set({ soldOutUntil })
      .where('storeId', '=', storeId)
      .where('id', '=', id)
      .execute();
  const check = async (items: Row[]) =>
    (await shop.call(checkMenuImport, { storeId, items }, owner)).response;
  const send = (items: Row[]) =>
    shop.call(importMenu, { storeId, version: 1, fileName: '메뉴.xlsx', items }, owner, { key: newId() });
  const soldOut = async () => {
    const { items } = (await shop.call(listStoreItems, { storeId }, owner)).response;
    return Object.fromEntries(items.map(({ name, soldOutUntil }) => [name, soldOutUntil]));
  };
  return { storeId, owner, menu, switchOff, check, send, soldOut };
}

test('an item not on sale in the file is sold out until changed, and the undo reverts that', async () => {
  const { storeId, owner, menu, send, soldOut } = await openStore();
  const before = await soldOut();

  const { response } = await send([
    { row: 2, id: menu.cake, onSale: '판매중지' },
    { row: 3, category: '커피', name: '라떼', price: '5000', onSale: 'N' },
    { row: 4, category: '커피', name: '모카', price: '5500', onSale: 'Y' },
    { row: 5, category: '커피', name: '아메리카노', price: '4500', onSale: '' },
  ]);

  expect(response).toMatchObject({ newItems: 2, changedItems: 1 });
  expect(await soldOut()).toEqual({ ...before, 치즈케이크: untilChanged, 라떼: untilChanged, 모카: null });
  await shop.call(undoMenuChange, { storeId, changeId: response.changeId }, owner);
  expect(await soldOut()).toEqual(before);
});

test('an item on sale in the file is on sale again, unless it is sold out for today', async () => {
  const { menu, switchOff, send, soldOut } = await openStore();
  await switchOff(menu.cake, untilChanged);
  await switchOff(menu.americano, tonight);

  const { response } = await send([
    { row: 2, id: menu.cake, onSale: '판매중' },
    { row: 3, id: menu.americano, onSale: '판매중' },
  ]);

  expect(response).toMatchObject({ changedItems: 1 });
  expect(await soldOut()).toMatchObject({ 치즈케이크: null, 아메리카노: tonight });
});

test('the check lists the items that will not be on sale', async () => {
  const { menu, switchOff, check } = await openStore();
  await switchOff(menu.fruitBox, untilChanged);
  const { rows, counts } = await check([
    { row: 2, id: menu.cake, onSale: 'X' },
    { row: 3, category: '커피', name: '라떼', price: '5000', onSale: '품절' },
    { row: 4, id: menu.fruitBox, onSale: 'X' },
    { row: 5, id: menu.americano, price: '4600', onSale: 'O' },
  ]);

  expect(counts).toEqual({ new: 1, changed: 2, same: 1, bad: 0 });
  expect(rows).toMatchObject([
    { row: 2, stopsSelling: true, fields: [{ column: 'onSale', before: 'Y', after: 'N' }] },
    { row: 3, stopsSelling: true, fields: [] },
    { row: 5, stopsSelling: false, fields: [{ column: 'price' }] },
  ]);
});
