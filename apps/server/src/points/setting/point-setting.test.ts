import {
  getPointSetting,
  previewPointSetting,
  updatePointSetting,
} from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const setting = {
  ...{ rate: 500, validityMonths: 24, leastUse: 1_000, useStep: 100 },
  ...{ earningCategoryIds: [], nonEarningCategoryIds: [], useStoreIds: [], unusedStoreIds: [] },
};

test('spec 3 · point settings: rate, validity, categories and stores; nothing is earned before one is saved', async () => {
  const { storeId, owner, menu } = await shop.openStore();
  const { response: none } = await shop.call(getPointSetting, { storeId }, owner);
  expect(none).toMatchObject({ rate: 0, validityMonths: 36, validFrom: null, version: 1 });

  const wanted = { ...setting, nonEarningCategoryIds: [menu.fruit] };
  const { response } = await shop.call(updatePointSetting, { storeId, version: 1, ...wanted }, owner);
  expect(response).toEqual({
    ...wanted,
    version: 2,
    validFrom: shop.clock.now.toISOString(),
    chosenCategories: [{ id: menu.fruit, name: '과일', nameEn: 'Fruit' }],
  });
  expect((await shop.call(getPointSetting, { storeId }, owner)).response).toEqual(response);
});

test('of two people who save at once one is told what the other saved', async () => {
  const { storeId, owner } = await shop.openStore();
  const save = (rate: number) =>
    shop.call(updatePointSetting, { storeId, version: 1, ...setting, rate }, owner);
  const answers = await Promise.all([save(100), save(200)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  const [saved, stale] = answers.toSorted((a, b) => a.http - b.http);
  expect(stale).toMatchObject({
    ...{ status: 'DATA_WAS_BEEN_MODIFIED', detail: { isOwn: true, row: { rate: saved?.response.rate } } },
  });
});

test('a listed category that was deleted does not block saving, and cannot be listed again', async () => {
  const { storeId, owner, menu } = await shop.openStore();
  const admin = await shop.person({ admin: true });
  const save = (version: number, over: object, as = owner) =>
    shop.call(updatePointSetting, { storeId, version, ...setting, ...over }, as);
  const listed = { earningCategoryIds: [menu.drinks] };
  const { version } = (await save(1, listed)).response;
  await shop.db
    .updateTable('menuCategories')
    .set({ deletedAt: shop.clock.now })
    .where('storeId', '=', storeId)
    .execute();
  const { http, response } = await save(version, listed, admin);
  expect(http).toBe(200);
  const without = await save(response.version, { earningCategoryIds: [] });
  expect(await save(without.response.version, listed)).toMatchObject({ status: 'CATEGORY_NOT_FOUND' });
});

test('categories of another store, and stores of another owner or business number, are refused', async () => {
  const at = await shop.openStore({ businessNumber: '1111111119' });
  const { storeId, owner } = at;
  const save = (over: object) =>
    shop.call(updatePointSetting, { storeId, version: 1, ...setting, ...over }, owner);
  const foreign = await shop.openStore({ businessNumber: '1111111119' });
  expect(await save({ earningCategoryIds: [foreign.menu.drinks] })).toMatchObject({
    ...{ http: 409, status: 'CATEGORY_NOT_FOUND' },
  });
  expect(await save({ useStoreIds: [foreign.storeId] })).toMatchObject({
    ...{ http: 409, status: 'POINT_STORE_NOT_FOUND', detail: { reason: 'OWNER', storeId: foreign.storeId } },
  });
  const own = async (businessNumber: string) => {
    const { id } = await shop.store({ businessNumber });
    const rows = { storeId: id, userId: (owner as { id: string }).id, role: 'OWNER' };
    await shop.db.insertInto('storeMembers').values(rows).execute();
    return id;
  };
  const otherBusiness = await own('2222222227');
  expect(await save({ useStoreIds: [otherBusiness] })).toMatchObject({
    detail: { reason: 'BUSINESS_NUMBER', storeId: otherBusiness },
  });
  expect(await save({ useStoreIds: [await own('1111111119')] })).toMatchObject({ http: 200 });
  expect(await save({ useStoreIds: [storeId] })).toMatchObject({ http: 400 });
});

test('the preview says what yesterday would have earned, order by order, without changing anything', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const sold = async (over: object) => shop.order(at, over);
  const cash = (amount: number) => [{ type: 'INSTORE_CASH', amount }];
  shop.clock.now = new Date('2026-11-19T12:00:00+09:00');
  await sold({ tenders: cash(4_500) });
  await sold({
    ...{ lines: [{ itemId: menu.fruitBox, quantity: 1 }], total: 5_500, tenders: cash(5_500) },
  });
  await sold({});
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
  await sold({ tenders: cash(4_500) });

  const preview = async (over: object = {}) =>
    (await shop.call(previewPointSetting, { storeId, ...terms, ...over }, owner)).response;
  const terms = { rate: 333, earningCategoryIds: [], nonEarningCategoryIds: [] };
  const businessDate = '2026-11-19';
  expect(await preview()).toEqual({ businessDate, orders: 2, eligible: 10_000, points: 332 });
  expect(await preview({ nonEarningCategoryIds: [menu.fruit] })).toMatchObject({
    eligible: 4_500,
    points: 149,
  });
  expect(await preview({ earningCategoryIds: [menu.fruit] })).toMatchObject({ eligible: 5_500, points: 183 });
});

test('an admin changes the setting of any store, and gets 404 for a store that does not exist', async () => {
  const { storeId } = await shop.openStore();
  const admin = await shop.person({ admin: true });
  expect((await shop.call(updatePointSetting, { storeId, version: 1, ...setting }, admin)).http).toBe(200);
  const unknown = { storeId: newId() };
  for (const endpoint of [getPointSetting])
    expect((await shop.call(endpoint, unknown, admin)).http).toBe(404);
  expect((await shop.call(updatePointSetting, { ...unknown, version: 1, ...setting }, admin)).http).toBe(404);
  const terms = { rate: 100, earningCategoryIds: [], nonEarningCategoryIds: [] };
  expect((await shop.call(previewPointSetting, { ...unknown, ...terms }, admin)).http).toBe(404);
});

test('a stranger, another owner and a member without the right change nothing', async () => {
  const { storeId } = await shop.openStore();
  const input = { storeId, version: 1, ...setting };
  const other = await shop.openStore();
  expect((await shop.call(updatePointSetting, input)).http).toBe(401);
  expect((await shop.call(updatePointSetting, input, other.owner)).http).toBe(404);
  const staff = await shop.staffOf({ id: storeId }, ['POINT']);
  expect((await shop.call(updatePointSetting, input, staff)).http).toBe(403);
  expect((await shop.call(getPointSetting, { storeId }, staff)).response.version).toBe(1);
});
