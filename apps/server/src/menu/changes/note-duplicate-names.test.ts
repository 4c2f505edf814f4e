import { listStoreItems, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems, importMenu, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, test } from 'vitest';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

/** A store with its 아메리카노 and 치즈케이크 in one category, and a box of fruit in another. */
async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const items = async () => (await shop.call(listStoreItems, { storeId }, owner)).response.items;
  const changed = ({ response }: { response: { changeId: string | null } }) => {
    if (!response.changeId) throw new Error(JSON.stringify(response));
    return response.changeId;
  };

  return {
    ...at,
    async rename(...names: readonly [id: string, name: string][]) {
      const { version } = await findMenuState(shop.db, storeId);
      const rows = names.map(([id, name], index) => ({ row: index + 2, id, name, price: '4500' }));
      return changed(
        await shop.call(importMenu, { storeId, version, fileName: '메뉴.xlsx', items: rows }, owner),
      );
    },
    async moveToFruit(...ids: readonly string[]) {
      const moved = (await items()).filter(({ id }) => ids.includes(id));
      return changed(
        await shop.call(
          changeStoreItems,
          {
            storeId,
            items: moved.map(({ id, version }) => ({ id, version })),
            change: { kind: 'CATEGORY', categoryId: menu.fruit },
          },
          owner,
        ),
      );
    },
    async add(name: string, categoryId = menu.drinks) {
      const fields = {
        nameEn: null,
        price: 5_000,
        description: null,
        barcode: null,
        optionCollectionIds: [],
      };
      const { http } = await shop.call(setStoreItem, { storeId, categoryId, name, ...fields }, owner);
      expect(http).toBe(200);
    },
    undo: async (changeId: string) =>
      (await shop.call(undoMenuChange, { storeId, changeId }, owner)).response,
  };
}

const twice = { fields: [{ field: 'name', reason: 'NAME_TWICE' }] };

test('an item that regains its old name beside a new item of that name is reported by that name', async () => {
  const { menu, rename, add, undo } = await openStore();
  const changeId = await rename([menu.americano, '블랙커피'], [menu.cake, '케이크']);
  await add(' 아메리카노 ');

  expect(await undo(changeId)).toEqual({
    ...{ isUndone: true, itemCount: 2 },
    kept: [{ id: menu.americano, name: '아메리카노', ...twice }],
  });
});

test('an item that moves back to a category with a new item of its name is reported', async () => {
  const { menu, moveToFruit, add, undo } = await openStore();
  const changeId = await moveToFruit(menu.americano, menu.cake);
  await add('치즈케이크');

  expect(await undo(changeId)).toEqual({
    ...{ isUndone: true, itemCount: 2 },
    kept: [{ id: menu.cake, name: '치즈케이크', ...twice }],
  });
});

test('duplicates that are restored together are not reported', async () => {
  const { menu, rename, moveToFruit, undo } = await openStore();
  await rename([menu.americano, '커피'], [menu.cake, '커피']);

  expect((await undo(await moveToFruit(menu.americano, menu.cake))).kept).toEqual([]);
  expect((await undo(await rename([menu.americano, '콜드브루'], [menu.cake, '라테']))).kept).toEqual([]);
});

test('existing duplicates and items that stay renamed are not reported', async () => {
  const { menu, rename, add, undo } = await openStore();
  await rename([menu.cake, 'cake']);
  const louder = await rename([menu.cake, 'CAKE']);
  await add('Cake');
  expect((await undo(louder)).kept).toEqual([]);

  const renamed = await rename([menu.americano, '블랙커피']);
  await rename([menu.americano, '롱블랙']);
  await add('아메리카노');
  expect((await undo(renamed)).kept).toEqual([
    { id: menu.americano, name: '롱블랙', fields: [{ field: 'name', reason: 'CHANGED' }] },
  ]);
});
