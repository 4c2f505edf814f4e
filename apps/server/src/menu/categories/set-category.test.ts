import type { InputOf } from '@maru/contract/endpoint.ts';
import { listCategories, setCategory as wire } from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const coffee = { name: '커피', nameEn: 'Coffee', enabled: true, rewardable: true, taxable: true };
type Fields = Omit<InputOf<typeof wire>, 'storeId'>;

async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const set = (fields: Fields, by: Person = owner) => shop.call(wire, { storeId, ...fields }, by);
  const change = (fields: Partial<Fields>, by?: Person) =>
    set({ id: menu.drinks, version: 1, ...coffee, ...fields }, by);
  const list = async () => (await shop.call(listCategories, { storeId }, owner)).response;
  const trail = () => shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  return { ...at, set, change, list, trail };
}

test('a new category is last, earns points and is taxed by default', async () => {
  const { set, list } = await openStore();

  const answer = await set({ name: ' 디저트 ', nameEn: '' });

  expect(answer).toMatchObject({
    http: 200,
    response: {
      ...{ name: '디저트', nameEn: null, enabled: true, rewardable: true, taxable: true, version: 1 },
    },
  });
  const { version, categories } = await list();
  expect(version).toBe(2);
  expect(categories.map(({ name }) => name)).toEqual(['커피', '과일', '디저트']);
  expect(categories.at(-1)).toEqual(answer.response);
});

test('a change increments the version of the category, but not that of the list', async () => {
  const { menu, change, list } = await openStore();
  const values = { name: '음료', nameEn: 'Drinks', enabled: false, rewardable: false, taxable: false };

  const answer = await change(values);

  expect(answer).toMatchObject({ http: 200, response: { id: menu.drinks, ...values, version: 2 } });
  expect(await list()).toMatchObject({ version: 1, categories: [answer.response, { id: menu.fruit }] });
});

test('a stale edit gets the current category, who changed it and when', async () => {
  const { storeId, menu, change, list } = await openStore();
  const other = await shop.staffOf({ id: storeId }, ['MENU']);
  await shop.db.updateTable('users').set({ name: '박분류' }).where('id', '=', other.id).execute();
  await change({ name: '음료' }, other);
  const [row] = (await list()).categories;

  const detail = { row, changedBy: '박분류', isOwn: false, changedAt: shop.clock.now.toISOString() };
  expect(await change({ taxable: false })).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail,
  });
  expect((await change({ taxable: false }, other)).detail).toEqual({ ...detail, isOwn: true });
  expect((await list()).categories[0]).toMatchObject({ id: menu.drinks, name: '음료', taxable: true });
});

test('of ten concurrent changes of one version one succeeds', async () => {
  const { change, list } = await openStore();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => change({ name: `커피 ${i}` })));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED')).toHaveLength(9);
  expect((await list()).categories[0]).toMatchObject({ version: 2 });
});

test('a name is unique in a store, ignoring case; that of a deleted category is free', async () => {
  const { menu, set, change, list } = await openStore();
  await set({ name: 'Tea', nameEn: null });

  expect(await set({ name: ' TEA ', nameEn: null })).toMatchObject({ http: 409, status: 'MENU_NAME_USED' });
  expect(await change({ name: 'tea' })).toMatchObject({ http: 409, status: 'MENU_NAME_USED' });
  expect((await change({ name: '커피', enabled: false })).http).toBe(200);
  expect((await (await openStore()).set({ name: 'Tea', nameEn: null })).http).toBe(200);

  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('menuCategories').set(gone).where('id', '=', menu.fruit).execute();
  expect((await set({ name: '과일', nameEn: null })).http).toBe(200);
  expect((await list()).categories.map(({ name }) => name)).toEqual(['커피', 'Tea', '과일']);
});

test('of two concurrent categories with one name only one is created', async () => {
  const { set, list } = await openStore();
  const answers = await Promise.all([
    set({ name: 'Bread', nameEn: null }),
    set({ name: 'bread', nameEn: null }),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual(['MENU_NAME_USED', 'OK']);
  expect((await list()).categories).toHaveLength(3);
});

test('an unknown category and a missing version or name are refused', async () => {
  const { menu, set, change } = await openStore();
  const elsewhere = await openStore();

  expect(await set({ ...coffee, id: menu.drinks })).toMatchObject({
    http: 400,
    fields: { version: 'required' },
  });
  expect(await change({ name: ' ' })).toMatchObject({ http: 400, fields: { name: 'required' } });
  expect(await change({ name: '가'.repeat(31) })).toMatchObject({ fields: { name: 'tooLong' } });
  expect(await change({ id: elsewhere.menu.drinks })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('menuCategories').set(gone).where('id', '=', menu.drinks).execute();
  expect(await change({ enabled: false })).toMatchObject({ http: 404 });
});

test('only members with the right can change, and a change writes the audit trail', async () => {
  const { storeId, change, list, trail } = await openStore();
  const before = await list();

  expect(await change({ name: '음료' }, await shop.staffOf({ id: storeId }, ['ORDER']))).toMatchObject({
    http: 403,
  });
  expect(await change({ name: '음료' }, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(wire, { storeId, ...coffee, name: '음료' })).toMatchObject({ http: 401 });
  expect(await list()).toEqual(before);

  const editor = await shop.staffOf({ id: storeId }, ['MENU']);
  expect((await change({ name: '음료' }, editor)).http).toBe(200);
  expect(await trail()).toMatchObject([
    { act: 'setCategory', actorId: editor.id, before: { name: '커피' }, after: { name: '음료' } },
  ]);
});

test('tills are notified of a disabled category, and its items cannot be sold', async () => {
  const at = await openStore();
  const { storeId, owner, change } = at;
  const { revision } = (await shop.call(getCompactMenu, { storeId }, owner)).response;

  await change({ enabled: false });

  const [event] = await listEventsAfter(shop.db, storeId, 0);
  expect(event).toMatchObject({ type: 'MENU_CHANGED', version: revision + 1 });
  const told = (await shop.call(getCompactMenu, { storeId, revision }, owner)).response;
  expect(told).toMatchObject({ since: revision, items: [] });
  expect(told.categories).toMatchObject([{ enabled: false }, { enabled: true }]);
  await expect(shop.order(at)).rejects.toThrow('STORE_ITEM_NOT_FOUND');

  await change({ version: 2 });
  expect((await shop.order(at)).total).toBe(4_500);
});

test('the tax is decided at the sale: past orders and their reports do not change', async () => {
  const at = await openStore();
  const { storeId, owner, change } = at;
  const sell = async () => {
    const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
    return shop.readOrder(at, id);
  };
  const report = async () => {
    const day = { storeId, from: '2026-11-20', to: '2026-11-20', unit: 'day' } as const;
    return (await shop.call(reportByTime, day, owner)).response;
  };
  const taxed = await sell();
  const before = await report();
  expect([taxed.supply, taxed.vat, taxed.taxFree]).toEqual([4_091, 409, 0]);

  await change({ taxable: false, rewardable: false, name: '음료' });

  expect(await report()).toEqual(before);
  expect(await shop.readOrder(at, taxed.id)).toEqual(taxed);
  const free = await sell();
  expect([free.supply, free.vat, free.taxFree]).toEqual([0, 0, 4_500]);
  expect(free.lines).toMatchObject([{ categoryName: '음료', taxable: false }]);

  await change({ version: 2, taxable: true });
  expect((await sell()).vat).toBe(409);
});
