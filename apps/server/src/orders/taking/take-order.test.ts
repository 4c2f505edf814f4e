import { getOrder, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a three-item order with options, paid in cash and by terminal, closes and adds up', async () => {
  const { menu, storeId, owner } = await shop.openStore();

  const { http, response } = await shop.call(
    takeOrder,
    {
      storeId,
      lines: [
        { itemId: menu.americano, choiceIds: [menu.iced, menu.shot], quantity: 2, itemOrderType: 'TOGO' },
        { itemId: menu.cake, quantity: 1, note: '초 하나' },
        { itemId: menu.fruitBox, quantity: 1 },
      ],
      note: '창가 자리',
      total: 23_300,
      tenders: [
        { type: 'INSTORE_CASH', amount: 13_300, received: 20_000 },
        { type: 'INSTORE_CAT', amount: 10_000, approvalNumber: '30012345' },
      ],
    },
    owner,
  );

  expect(http).toBe(200);
  expect(response).toMatchObject({
    orderNumber: 1,
    businessDate: '2026-11-20',
    status: 'CLOSED',
    paymentType: 'COMPLEX',
    note: '창가 자리',
    takenBy: '김마루',
    takenAt: expect.stringMatching(/^2026-11-20T03:00:00/),
    total: 23_300,
    paid: 23_300,
    leftToPay: 0,
    supply: 16_182,
    vat: 1_618,
    taxFree: 5_500,
    payments: [
      { type: 'INSTORE_CASH', approved: 13_300, change: 6_700 },
      { type: 'INSTORE_CAT', approved: 10_000, change: null, transactions: [{ approvalNumber: '30012345' }] },
    ],
    history: [
      { kind: 'TAKEN', by: '김마루' },
      { kind: 'PAID', amount: 13_300 },
      { kind: 'PAID', amount: 10_000 },
      { kind: 'CLOSED' },
    ],
    lines: [
      {
        itemOrderType: 'TOGO',
        unitPrice: 5_500,
        total: 11_000,
        options: [{ name: '아이스' }, { name: '샷 추가' }],
      },
      { itemOrderType: 'INSTORE', note: '초 하나', total: 6_800 },
      { taxable: false, total: 5_500, vat: 0 },
    ],
  });
  expectToAddUp(response);
});

test('the answer equals the order read later', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });

  const { response } = await shop.call(getOrder, { storeId: at.storeId, orderId: order.id }, at.owner);

  expect(instants(response)).toEqual(instants(order));
});

test('an order without tenders stays open, unpaid', async () => {
  const at = await shop.openStore();
  expect(await shop.order(at)).toMatchObject({ status: 'OPEN', paymentType: 'NOTPAID', leftToPay: 4_500 });
});

test('an order paid in part stays open', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] });

  expect(order).toMatchObject({
    status: 'OPEN',
    paymentType: 'INSTORE_CASH',
    paid: 1_000,
    leftToPay: 3_500,
  });
  expectToAddUp(order);
});

test('line discounts by percent and by amount are applied before the order discount', async () => {
  const at = await shop.openStore();
  const { menu } = at;

  const order = await shop.order(at, {
    lines: [
      {
        itemId: menu.americano,
        choiceIds: [menu.hot],
        quantity: 3,
        discount: { kind: 'PERCENT', percent: 33 },
      },
      { itemId: menu.cake, quantity: 1, discount: { kind: 'AMOUNT', amount: 10_000 } },
      { itemId: menu.fruitBox, quantity: 1 },
    ],
    orderDiscount: { kind: 'PERCENT', percent: 10 },
    total: 13_091,
    tenders: [{ type: 'INSTORE_CAT', amount: 13_091 }],
  });

  // 33 % of 13,500 rounds down. 10,000 off a cheaper cake is limited to its price.
  expect(order.lines.map(({ discount }) => discount)).toEqual([4_455, 6_800, 0]);
  expect(order.lines.map(({ orderDiscountShare }) => orderDiscountShare)).toEqual([904, 0, 550]);
  expect(order).toMatchObject({ gross: 25_800, lineDiscounts: 11_255, orderDiscount: 1_454, total: 13_091 });
  expectToAddUp(order);
});

test('an order discount by amount is shared over the lines', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, {
    lines: [
      { itemId: at.menu.cake, quantity: 2 },
      { itemId: at.menu.fruitBox, quantity: 1 },
    ],
    orderDiscount: { kind: 'AMOUNT', amount: 1_001 },
    total: 18_099,
  });

  expect(order.lines.map(({ orderDiscountShare }) => orderDiscountShare)).toEqual([713, 288]);
  expectToAddUp(order);
});

test('an order discounted to zero closes without a payment', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { orderDiscount: { kind: 'PERCENT', percent: 100 }, total: 0 });

  expect(order).toMatchObject({ status: 'CLOSED', paymentType: 'NOTPAID', total: 0, vat: 0, payments: [] });
  expectToAddUp(order);
});

test('a store of simplified taxation shows no VAT, an exempt one has none', async () => {
  const simplified = await shop.openStore({ settings: { taxType: 'SIMPLIFIED' } });
  const exempt = await shop.openStore({ settings: { taxType: 'EXEMPT' } });

  const orders = [await shop.order(simplified), await shop.order(exempt)];

  expect(orders[0]).toMatchObject({ taxType: 'SIMPLIFIED', supply: 4_500, vat: 0, taxFree: 0 });
  expect(orders[1]).toMatchObject({ taxType: 'EXEMPT', supply: 0, vat: 0, taxFree: 4_500 });
  orders.forEach(expectToAddUp);
});

test('an online order stays open when it is paid, and is not accepted by taking it', async () => {
  const at = await shop.openStore();
  const tenders = [{ type: 'cash' as const, amount: 4_500 }];

  expect(await shop.order(at, { orderType: 'ONLINE', tenders })).toMatchObject({
    status: 'OPEN',
    leftToPay: 0,
    closedAt: null,
    acceptedAt: null,
  });
});

test.each([
  ['INSTORE', {}, true],
  ['ONLINE', {}, false],
  ['ONLINE_PREORDER', { pickupAt: '2026-11-20T18:00:00+09:00' }, false],
] as const)('spec 4 · an order of type %s is taken', async (orderType, over, isAccepted) => {
  const at = await shop.openStore();
  const order = await shop.order(at, { orderType, ...over });
  expect(order.orderType).toBe(orderType);
  expect(order.acceptedAt !== null).toBe(isAccepted);
});

test('spec 4 · each line is INSTORE or TOGO', async () => {
  const { menu, storeId, owner } = await shop.openStore();
  const line = { itemId: menu.cake, quantity: 1 };
  const lines = [
    { ...line, itemOrderType: 'INSTORE' as const },
    { ...line, itemOrderType: 'TOGO' as const },
  ];
  const { response } = await shop.call(takeOrder, { storeId, lines, total: 13_600 }, owner);
  expect(response.lines.map(({ itemOrderType }) => itemOrderType)).toEqual(['INSTORE', 'TOGO']);
});

test('a paid order stays open if the store closes orders by hand', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 4_500 }];

  expect(await shop.order(at, { tenders })).toMatchObject({ status: 'OPEN', leftToPay: 0 });
});

test('an order keeps its names and prices when the menu changes', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at);
  await shop.db
    .updateTable('menuItems')
    .set({ name: '드립커피', priceKrw: 9_000, deletedAt: new Date() })
    .where('id', '=', at.menu.americano)
    .execute();

  const { response } = await shop.call(getOrder, { storeId: at.storeId, orderId: order.id }, at.owner);

  expect(response.lines).toMatchObject([{ name: '아메리카노', unitPrice: 4_500 }]);
});

test('a cancelled order can be replaced by a new one that names it', async () => {
  const at = await shop.openStore();
  const first = await shop.order(at);
  await shop.cancel(at, first.id);

  const second = await shop.order(at, { replacesOrderId: first.id });

  expect(second).toMatchObject({ replacesOrderId: first.id, orderNumber: 2 });
});

/** The database writes `+00:00`, the program `Z`. */
function instants(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value)
      .replace(/\+00:00"/g, 'Z"')
      .replace(/\.000Z"/g, 'Z"'),
  );
}
