import type { InputOf } from '@maru/contract/endpoint.ts';
import { changeOrderStatus, getOrder, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Lines = InputOf<typeof takeOrder>['lines'];

const wrapping = { name: '선물 포장', unitPrice: 3_000, taxable: true, quantity: 2 };

const take = (at: At, lines: Lines, total: number, over: Partial<InputOf<typeof takeOrder>> = {}) =>
  shop.call(takeOrder, { storeId: at.storeId, lines, total, ...over }, at.owner);

async function openFishmonger() {
  const at = await shop.openStore();
  for (const id of [at.menu.americano, at.menu.fruitBox])
    await shop.db.updateTable('menuItems').set({ marketPrice: true }).where('id', '=', id).execute();
  return at;
}

test('a line without an item keeps what was typed, without category, stock and rewards', async () => {
  const at = await shop.openStore();
  const line = { ...wrapping, itemOrderType: 'TOGO' as const, note: '빨간 리본' };
  const discount = { kind: 'PERCENT' as const, percent: 10 };

  const { http, response } = await take(at, [{ ...line, discount }], 5_400, {
    tenders: [{ type: 'INSTORE_CASH', amount: 5_400 }],
  });

  expect(http).toBe(200);
  expect(response).toMatchObject({ status: 'CLOSED', total: 5_400, supply: 4_909, vat: 491, taxFree: 0 });
  expect(response.lines).toMatchObject([
    {
      ...{ itemId: null, categoryId: null, name: '선물 포장', nameEn: null, options: [], note: '빨간 리본' },
      ...{ unitPrice: 3_000, quantity: 2, gross: 6_000, discount: 600, taxable: true, priceTyped: true },
      itemOrderType: 'TOGO',
    },
  ]);
  expectToAddUp(response);
  const row = await shop.db
    .selectFrom('orderLines')
    .select(['rewardable', 'stockTaken'])
    .where('orderId', '=', response.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ rewardable: false, stockTaken: 0 });
});

test.each([
  ['GENERAL', true, { supply: 5_455, vat: 545, taxFree: 0 }],
  ['GENERAL', false, { supply: 0, vat: 0, taxFree: 6_000 }],
  ['SIMPLIFIED', true, { supply: 6_000, vat: 0, taxFree: 0 }],
  ['EXEMPT', true, { supply: 0, vat: 0, taxFree: 6_000 }],
])('a %s store taxes a line typed in as taxable: %s accordingly', async (taxType, taxable, parts) => {
  const at = await shop.openStore();
  await shop.db.updateTable('storeSettings').set({ taxType }).where('storeId', '=', at.storeId).execute();

  expect((await take(at, [{ ...wrapping, taxable }], 6_000)).response).toMatchObject(parts);
});

test('lines with and without items share an order discount, and the order can be cancelled', async () => {
  const at = await shop.openStore();
  const { storeId, menu, owner } = at;
  const { response } = await take(at, [{ itemId: menu.cake, quantity: 1 }, wrapping], 11_800, {
    orderDiscount: { kind: 'AMOUNT', amount: 1_000 },
  });

  expect(response.lines.map(({ total }) => total)).toEqual([6_269, 5_531]);
  expectToAddUp(response);
  const cancel = { storeId, orderId: response.id, newOrderStatus: 'CANCELLED' as const, reason: '변심' };
  expect(await shop.call(changeOrderStatus, cancel, owner)).toMatchObject({ http: 200 });
});

test('an item at market price has the price that was typed, and options are added', async () => {
  const at = await openFishmonger();
  const { storeId, menu, owner } = at;
  const line = { itemId: menu.americano, choiceIds: [menu.iced], quantity: 2, unitPrice: 23_000 };

  const { http, response } = await take(at, [line], 47_000);

  expect(http).toBe(200);
  expect(response.lines).toMatchObject([
    { itemId: menu.americano, unitPrice: 23_500, total: 47_000, priceTyped: true },
  ]);
  expect((await shop.call(getOrder, { storeId, orderId: response.id }, owner)).response.lines).toEqual(
    response.lines,
  );
});

test('without a typed price an item at market price costs what the menu suggests', async () => {
  const at = await openFishmonger();

  expect(await take(at, [{ itemId: at.menu.fruitBox, quantity: 1 }], 5_500)).toMatchObject({
    http: 200,
    response: { lines: [{ unitPrice: 5_500, priceTyped: false }] },
  });
});

test('an item that is no longer at market price costs the price of the menu, and the till gets PRICE_CHANGED', async () => {
  const at = await openFishmonger();
  const { cake, fruitBox } = at.menu;
  await shop.db.updateTable('menuItems').set({ marketPrice: false }).where('id', '=', fruitBox).execute();
  const lines = [cake, fruitBox].map((itemId) => ({ itemId, quantity: 1, unitPrice: 100 }));

  expect(await take(at, lines, 200)).toMatchObject({
    ...{ http: 409, status: 'PRICE_CHANGED' },
    detail: { total: 12_300, lines: [{ unitPrice: 6_800 }, { unitPrice: 5_500 }] },
  });
  expect(await take(at, lines, 12_300)).toMatchObject({
    http: 200,
    response: { lines: [{ priceTyped: false }, { priceTyped: false }] },
  });
});

test('a typed price of zero or beyond the limit is refused', async () => {
  const at = await openFishmonger();
  const { fruitBox } = at.menu;
  for (const [unitPrice, code] of [
    [0, 'positiveOnly'],
    [1_000_000_001, 'tooLarge'],
    [0.5, 'integersOnly'],
  ] as const) {
    const refused = { http: 400, fields: { 'lines.0.unitPrice': code } };
    expect(await take(at, [{ itemId: fruitBox, quantity: 1, unitPrice }], 0)).toMatchObject(refused);
    expect(await take(at, [{ ...wrapping, unitPrice }], 0)).toMatchObject(refused);
  }
});

test('a changed total is refused with the prices as they are, typed ones among them', async () => {
  const at = await openFishmonger();
  const lines = [
    { itemId: at.menu.fruitBox, quantity: 1, unitPrice: 9_000 },
    wrapping,
    { itemId: at.menu.cake, quantity: 1 },
  ];

  expect(await take(at, lines, 21_000)).toMatchObject({
    ...{ http: 409, status: 'PRICE_CHANGED' },
    detail: { total: 21_800, lines: [{ total: 9_000 }, { total: 6_000 }, { total: 6_800 }] },
  });
});

test.each<[string, object, Record<string, string>]>([
  ['no name', { name: ' ' }, { 'lines.0.name': 'required' }],
  ['too long a name', { name: '가'.repeat(61) }, { 'lines.0.name': 'tooLong' }],
  ['no tax', { taxable: undefined }, { 'lines.0.taxable': 'required' }],
  ['options', { choiceIds: [newId()] }, { 'lines.0.choiceIds': 'unknownField' }],
])('a line without an item with %s is refused by field', async (_, over, fields) => {
  const at = await shop.openStore();

  expect(await take(at, [{ ...wrapping, ...over }] as Lines, 6_000)).toMatchObject({
    ...{ http: 400, status: 'WRONG_FORMAT' },
    fields,
  });
});

test('sold-out lines are named by their place among lines without items', async () => {
  const at = await shop.openStore();
  const lines = [wrapping, { itemId: at.menu.cake, quantity: 4 }];

  expect(await take(at, lines, 33_200)).toMatchObject({
    ...{ http: 409, status: 'STORE_ITEM_SOLD_OUT' },
    detail: { lines: [{ line: 1, left: 3 }] },
  });
});
