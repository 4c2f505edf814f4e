import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { listStoreItems, sortStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof open>>;

/** A store with the drinks americano, cheesecake, latte and mocha. */
async function open() {
  const at = await shop.openStore();
  const { storeId, menu, owner } = at;
  const [latte, mocha] = [newId(), newId()];
  await addItems(at, [
    { id: latte, name: '라떼', displaySort: 3 },
    { id: mocha, name: '모카', displaySort: 4 },
  ]);
  const drinks = [menu.americano, menu.cake, latte, mocha];
  const sort = (ids: readonly string[], over: { version?: number; categoryId?: string } = {}, by?: Person) =>
    shop.call(
      sortStoreItems,
      { storeId, version: 1, categoryId: menu.drinks, ids: [...ids], ...over },
      by ?? owner,
    );
  const order = async () => {
    const input = { storeId, categoryId: menu.drinks };
    return (await shop.call(listStoreItems, input, owner)).response.items.map(({ id }) => id);
  };
  return { ...at, latte, mocha, drinks, sort, order };
}

async function addItems(
  { storeId, menu }: { storeId: string; menu: { drinks: string } },
  rows: readonly { id: string; name: string; displaySort: number }[],
) {
  const item = { storeId, categoryId: menu.drinks, priceKrw: 5_000, stock: 100 };
  await shop.db
    .insertInto('menuItems')
    .values(rows.map((row) => ({ ...item, ...row })))
    .execute();
}

const revisionsOf = async ({ storeId }: At) =>
  new Map(
    (
      await shop.db
        .selectFrom('menuItems')
        .select(['id', 'revision'])
        .where('storeId', '=', storeId)
        .execute()
    ).map(({ id, revision }) => [id, Number(revision)]),
  );

test('items of a category get the given order, and the list a new version', async () => {
  const at = await open();
  const ids = at.drinks.toReversed();

  expect(await at.sort(ids)).toMatchObject({ http: 200, response: { version: 2, ids } });
  expect(await at.order()).toEqual(ids);
  expect((await at.sort(at.drinks, { version: 2 })).response.version).toBe(3);
  expect(await at.order()).toEqual(at.drinks);
});

test('only items whose position changed get a new revision, and tills are notified once', async () => {
  const at = await open();
  const { americano, cake } = at.menu;
  await at.sort([cake, americano, at.latte, at.mocha]);

  const revisions = await revisionsOf(at);
  expect([americano, cake, at.latte, at.mocha].map((id) => revisions.get(id))).toEqual([2, 2, 1, 1]);
  const told = await shop.call(getCompactMenu, { storeId: at.storeId, revision: 1 }, at.owner);
  expect(told.response.items.map(({ id }) => id).sort()).toEqual([americano, cake].sort());
  expect(await listEventsAfter(shop.db, at.storeId, 0)).toMatchObject([{ type: 'MENU_CHANGED', version: 2 }]);
});

test('an unchanged order changes nothing', async () => {
  const at = await open();

  expect(await at.sort(at.drinks)).toMatchObject({ http: 200, response: { version: 1 } });
  expect(await listEventsAfter(shop.db, at.storeId, 0)).toEqual([]);
});

test('a stale sort gets the current order, who sorted and when', async () => {
  const at = await open();
  const ids = at.drinks.toReversed();
  await at.sort(ids);

  expect(await at.sort(at.drinks)).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: {
      ...{ row: { version: 2, ids }, changedBy: '김마루' },
      ...{ isOwn: true, changedAt: shop.clock.now.toISOString() },
    },
  });
  const staff = await shop.staffOf({ id: at.storeId }, ['MENU']);
  expect((await at.sort(at.drinks, {}, staff)).detail).toMatchObject({ isOwn: false });
  expect(await at.order()).toEqual(ids);
});

test('of twenty concurrent sorts of one version one succeeds', async () => {
  const at = await open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => at.sort(at.drinks.toReversed())));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED')).toHaveLength(19);
});

test.each([
  ['one too few', ({ drinks }: At) => drinks.slice(1)],
  ['one twice', ({ drinks }: At) => [...drinks, drinks[0] ?? '']],
  ['one twice in the place of another', ({ drinks }: At) => [...drinks.slice(1), drinks[1] ?? '']],
  ['one of another category', ({ drinks, menu }: At) => [...drinks, menu.fruitBox]],
  ['one that never was', ({ drinks }: At) => [...drinks.slice(1), newId()]],
])('a new order of items with %s is refused', async (_what, wrong) => {
  const at = await open();

  expect(await at.sort(wrong(at))).toMatchObject({
    http: 400,
    status: 'WRONG_FORMAT',
    fields: { ids: 'wrongFormat' },
  });
  expect(await at.order()).toEqual(at.drinks);
});

test('a deleted item is left out of the order', async () => {
  const at = await open();
  await shop.db
    .updateTable('menuItems')
    .set({ deletedAt: new Date() })
    .where('storeId', '=', at.storeId)
    .where('id', '=', at.latte)
    .execute();
  const live = at.drinks.filter((id) => id !== at.latte).toReversed();

  expect((await at.sort(at.drinks)).status).toBe('WRONG_FORMAT');
  expect((await at.sort(live)).http).toBe(200);
  expect(await at.order()).toEqual(live);
});

test('a category of another store is not found', async () => {
  const [at, other] = [await open(), await open()];

  const answer = await at.sort(other.drinks, { categoryId: other.menu.drinks });
  expect(answer).toMatchObject({ http: 409, status: 'CATEGORY_NOT_FOUND' });
});

test('staff without the right, outsiders and strangers cannot sort', async () => {
  const at = await open();
  const input = { storeId: at.storeId, version: 1, categoryId: at.menu.drinks, ids: at.drinks.toReversed() };

  const seller = await shop.staffOf({ id: at.storeId }, ['ORDER', 'PLACE']);
  expect(await at.sort(input.ids, {}, seller)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect((await at.sort(input.ids, {}, await shop.person())).http).toBe(404);
  expect((await shop.call(sortStoreItems, input)).http).toBe(401);
  expect(await at.order()).toEqual(at.drinks);
});

test('sorting and sales of the same items do not block each other', async () => {
  const at = await open();
  const cook = await shop.staffOf({ id: at.storeId }, ['MENU']);
  const sorts = async () => {
    for (let version = 1; version <= 8; version += 1) {
      const ids = version % 2 === 0 ? at.drinks : at.drinks.toReversed();
      expect((await at.sort(ids, { version }, cook)).http).toBe(200);
    }
  };
  const line = (itemId: string) => ({ itemId, choiceIds: [], quantity: 1 });
  const orders = Array.from({ length: 16 }, () => {
    const input = { ...shop.americano(at), lines: [at.mocha, at.latte].map(line), total: 10_000 };
    return shop.call(takeOrder, input, at.owner);
  });

  const [answers] = await Promise.all([Promise.all(orders), sorts()]);
  expect(answers.map(({ http }) => http)).toEqual(orders.map(() => 200));
});

test('5,000 items of a category are sorted at once', async () => {
  const at = await open();
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    id: newId(),
    name: `음료 ${at}`,
    displaySort: at + 5,
  }));
  await addItems(at, rows);
  const ids = [...rows.map(({ id }) => id), ...at.drinks];

  expect(await at.sort(ids)).toMatchObject({ http: 200, response: { version: 2 } });
  expect(await at.order()).toEqual(ids);
});

test('a sort writes a trail row with the names from the first changed position on', async () => {
  const at = await open();
  await at.sort([at.menu.americano, at.latte, at.menu.cake, at.mocha]);

  const trail = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .execute();
  expect(trail).toMatchObject([
    {
      module: 'menu',
      act: 'sortStoreItems',
      actorId: at.owner.id,
      before: { items: ['치즈케이크', '라떼', '모카'] },
      after: { items: ['라떼', '치즈케이크', '모카'] },
    },
  ]);
});
