import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

/** Two counted cakes and tax-free fruit for 19,100 won, paid in cash. */
async function paidOrder(at: At, tenders = [cash(19_100)]) {
  const { menu } = at;
  const lines = [
    { itemId: menu.cake, quantity: 2 },
    { itemId: menu.fruitBox, quantity: 1 },
  ];
  const order = await shop.order(at, { lines, total: 19_100, tenders });
  const [cake, fruit] = order.lines;
  const [payment] = order.payments;
  if (!cake || !fruit || !payment) throw new Error('an order without lines');
  return { order, cake, fruit, payment };
}

async function stockOfCake({ menu }: At) {
  const query = shop.db.selectFrom('menuItems').select('stock').where('id', '=', menu.cake);
  return (await query.executeTakeFirst())?.stock;
}

test('a line is refunded by quantity with who, when and why; its stock comes back', async () => {
  const at = await shop.openStore();
  const { order, cake, payment } = await paidOrder(at);
  expect(await stockOfCake(at)).toBe(1);

  const tenders = [{ paymentId: payment.id, amount: 6_800 }];
  const answer = await shop.refund(at, order.id, { lines: [{ lineId: cake.id, quantity: 1 }], tenders });

  expect(answer).toMatchObject({
    http: 200,
    response: {
      status: 'CLOSED',
      pending: null,
      total: 19_100,
      paid: 12_300,
      leftToPay: 0,
      refunded: 6_800,
      refundedParts: { supply: 6_182, vat: 618, taxFree: 0 },
      lines: [
        { refundedQuantity: 1, refunded: 6_800, total: 13_600 },
        { refundedQuantity: 0, refunded: 0 },
      ],
      history: [
        {},
        {},
        {},
        { kind: 'REFUNDED', amount: 6_800 },
        { kind: 'ORDER_REFUNDED', by: '김마루', reason: '맛이 이상함', amount: 6_800 },
      ],
    },
  });
  expectToAddUp(answer.response);
  expect(await stockOfCake(at)).toBe(2);
  expect(await shop.readOrder(at, order.id)).toMatchObject({
    paid: 12_300,
    refunded: 6_800,
    refundedParts: { vat: 618 },
  });
});

test('a refund of lost pieces or of an amount returns nothing to the stock', async () => {
  const at = await shop.openStore();
  const { order, cake, payment } = await paidOrder(at);
  const lines = [{ lineId: cake.id, quantity: 1, isStockLost: true }];
  await shop.refund(at, order.id, { lines, tenders: [{ paymentId: payment.id, amount: 6_800 }] });

  const { response } = await shop.refund(at, order.id, {
    amount: 5_000,
    tenders: [{ paymentId: payment.id, amount: 5_000 }],
  });

  expect(response).toMatchObject({
    refunded: 11_800,
    lines: [{ refundedQuantity: 1 }, { refundedQuantity: 0 }],
  });
  expectToAddUp(response);
  expect(await stockOfCake(at)).toBe(1);
});

test('cancelling a partly refunded order gives back the rest, and the order cannot be reverted', async () => {
  const at = await shop.openStore();
  const { order, cake, payment } = await paidOrder(at);
  const tenders = [{ paymentId: payment.id, amount: 6_800 }];
  await shop.refund(at, order.id, { lines: [{ lineId: cake.id, quantity: 1 }], tenders });

  const { response } = await shop.cancel(at, order.id);

  expect(response).toMatchObject({ status: 'CANCELLED', paid: 0, payments: [{ refunded: 19_100 }] });
  expectToAddUp(response);
  expect(await stockOfCake(at)).toBe(3);
  expect(await shop.revert(at, order.id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_REVERTIBLE',
    detail: { reason: 'REFUNDED_IN_PART' },
  });
});

test('a refund is refused if it is more than is left, more than a payment holds, or does not add up', async () => {
  const at = await shop.openStore();
  const { order, cake, payment } = await paidOrder(at, [cash(19_000), { ...cash(100) }]);
  const from = (amount: number) => [{ paymentId: payment.id, amount }];
  const pieces = (quantity: number) => [{ lineId: cake.id, quantity }];
  const refusals = [
    [{ lines: pieces(3), tenders: from(19_000) }, 'MORE_THAN_STANDS'],
    [{ amount: 19_101, tenders: from(19_000) }, 'MORE_THAN_STANDS'],
    [{ amount: 19_100, tenders: from(19_100) }, 'MORE_THAN_HELD'],
    [{ amount: 5_000, tenders: from(4_999) }, 'TENDERS_DIFFER'],
    [{ lines: pieces(1), tenders: [] }, 'TENDERS_DIFFER'],
  ] as const;
  for (const [asked, reason] of refusals) {
    const { lines, tenders, ...rest } = { lines: undefined, ...asked };
    const mutable = { ...rest, ...(lines && { lines: [...lines] }), tenders: [...tenders] };
    expect(await shop.refund(at, order.id, mutable)).toMatchObject({
      ...{ http: 409, status: 'ORDER_NOT_REFUNDABLE', detail: { reason } },
    });
  }
  const unknown = { amount: 100, tenders: [{ paymentId: newId(), amount: 100 }] };
  expect(await shop.refund(at, order.id, unknown)).toMatchObject({ http: 404 });
  expect(await shop.readOrder(at, order.id)).toMatchObject({
    version: order.version,
    refunded: 0,
    paid: 19_100,
  });
});

test('only completed orders are refunded', async () => {
  const at = await shop.openStore();
  const open = await shop.order(at, { tenders: [cash(1_000)] });
  const { order, payment } = await paidOrder(at);
  await shop.cancel(at, order.id);

  for (const { id, paymentId } of [
    { id: open.id, paymentId: open.payments[0]?.id ?? '' },
    { id: order.id, paymentId: payment.id },
  ]) {
    expect(await shop.refund(at, id, { amount: 100, tenders: [{ paymentId, amount: 100 }] })).toMatchObject({
      ...{ http: 409, status: 'ORDER_NOT_REFUNDABLE', detail: { reason: 'STATUS' } },
    });
  }
});

test('a refund names either an amount or lines, each line and payment once', async () => {
  const at = await shop.openStore();
  const { order, cake, payment } = await paidOrder(at);
  const line = { lineId: cake.id, quantity: 1 };
  const tender = { paymentId: payment.id, amount: 100 };

  for (const [asked, fields] of [
    [{ tenders: [tender] }, { lines: 'required' }],
    [{ amount: 100, lines: [line], tenders: [tender] }, { amount: 'wrongFormat' }],
    [{ lines: [line, line], tenders: [tender] }, { lines: 'wrongFormat' }],
    [{ amount: 200, tenders: [tender, tender] }, { tenders: 'wrongFormat' }],
  ] as const) {
    expect(await shop.refund(at, order.id, structuredClone(asked) as never)).toMatchObject({
      http: 400,
      fields,
    });
  }
});

test('a repeated refund is done once, and two concurrent ones do not give back more than is left', async () => {
  const at = await shop.openStore();
  const { order, payment } = await paidOrder(at);
  const asked = { amount: 10_000, tenders: [{ paymentId: payment.id, amount: 10_000 }] };

  const first = await shop.refund(at, order.id, asked, 'once');
  expect((await shop.refund(at, order.id, asked, 'once')).response).toEqual(first.response);

  const rest = { amount: 9_100, tenders: [{ paymentId: payment.id, amount: 9_100 }] };
  const both = await Promise.all([shop.refund(at, order.id, rest), shop.refund(at, order.id, rest)]);
  expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(await shop.readOrder(at, order.id)).toMatchObject({ status: 'CLOSED', paid: 0, refunded: 19_100 });
});

/** A cake for 6,800 won, half by card and half in cash. */
async function cardOrder(at: At) {
  const lines = [{ itemId: at.menu.cake, quantity: 1 }];
  const { id } = await shop.order(at, { lines, total: 6_800, tenders: [cash(3_400)] });
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 3_400 });
  const { order } = response;
  const lineId = order.lines[0]?.id ?? '';
  const tenders = order.payments.map(({ id: paymentId }) => ({ paymentId, amount: 3_400 }));
  return { id, asked: { lines: [{ lineId, quantity: 1 }], tenders } };
}

test('a card is refunded through its provider before cash is booked', async () => {
  const at = await shop.openStore();
  const { id, asked } = await cardOrder(at);

  const { response } = await shop.refund(at, id, asked);

  expect(response).toMatchObject({ status: 'CLOSED', pending: null, paid: 0, refunded: 6_800 });
  expect(response.history.slice(-4).map(({ kind }) => kind)).toEqual([
    'REFUND_REQUESTED',
    'REFUNDED',
    'REFUNDED',
    'ORDER_REFUNDED',
  ]);
  expectToAddUp(response);
  expect(await stockOfCake(at)).toBe(3);
});

test('if the provider refuses, nothing in hand is booked', async () => {
  const at = await shop.openStore();
  const { id, asked } = await cardOrder(at);
  await shop.terminalWill(at.storeId, 'DECLINE');

  expect(await shop.refund(at, id, asked)).toMatchObject({
    ...{ http: 409, status: 'REFUND_REFUSED', detail: { providerMessage: 'DECLINED' } },
  });
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', pending: null, paid: 6_800, refunded: 0 });
  expectToAddUp(order);
  expect(await stockOfCake(at)).toBe(2);
  expect((await shop.refund(at, id, asked)).response).toMatchObject({ paid: 0, refunded: 6_800 });
});

test('if one of two card refunds is refused, the other is booked as an amount on the requested lines', async () => {
  const at = await shop.openStore();
  const lines = [
    { itemId: at.menu.cake, quantity: 1 },
    { itemId: at.menu.fruitBox, quantity: 1 },
  ];
  const { id, lines: sold } = await shop.order(at, { lines, total: 12_300 });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 6_000 });
  const { response: paid } = await shop.pay(at, id, { paymentMethod: 'card', amount: 6_300 });
  const tenders = paid.order.payments.map((payment, i) => ({
    paymentId: payment.id,
    amount: i === 0 ? 6_000 : 800,
  }));
  await shop.terminalWill(at.storeId, 'DECLINE');

  const asked = { lines: [{ lineId: sold[0]?.id ?? '', quantity: 1 }], tenders };
  expect((await shop.refund(at, id, asked)).status).toBe('REFUND_REFUSED');

  const order = await shop.readOrder(at, id);
  const [cake, fruit] = order.lines;
  expect(cake).toMatchObject({ refundedQuantity: 0, refunded: order.refunded });
  expect(fruit).toMatchObject({ refundedQuantity: 0, refunded: 0 });
  expect([800, 6_000]).toContain(order.refunded);
  expectToAddUp(order);
  expect(await stockOfCake(at)).toBe(2);
});

test('after a timeout the refund is pending, and the job finishes it', async () => {
  const at = await shop.openStore();
  const { id, asked } = await cardOrder(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  const first = await shop.refund(at, id, asked, 'slow');
  expect(first).toMatchObject({ http: 200, response: { status: 'CLOSED', pending: 'REFUND', paid: 6_800 } });
  expect(await shop.refund(at, id, asked)).toMatchObject({
    status: 'ORDER_PENDING',
    detail: { pending: 'REFUND' },
  });
  expect(await shop.cancel(at, id)).toMatchObject({ status: 'ORDER_PENDING' });

  shop.passTerminalTime();
  await shop.runJobs();

  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', pending: null, paid: 0, refunded: 6_800 });
  expectToAddUp(order);
  expect((await shop.refund(at, id, asked, 'slow')).response).toEqual(first.response);
});

test('reports by time and by payment show the total less refunds', async () => {
  const at = await shop.openStore();
  const { order, fruit, payment } = await paidOrder(at);
  const tenders = [{ paymentId: payment.id, amount: 5_500 }];
  await shop.refund(at, order.id, { lines: [{ lineId: fruit.id, quantity: 1 }], tenders });

  const period = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' };
  const byTime = await shop.call(reportByTime, { ...period, unit: 'day' }, at.owner);
  const byPayment = await shop.call(reportByPaymentMethod, period, at.owner);

  expect(byTime.response.totals).toMatchObject({ net: 13_600, taxFree: 0, vat: 1_236, refunded: 5_500 });
  expect(byPayment.response).toMatchObject({ net: 13_600, rows: [{ approved: 19_100, refunded: 5_500 }] });
});

test('staff need the right REFUND; strangers and other stores learn nothing', async () => {
  const at = await shop.openStore();
  const { order, payment } = await paidOrder(at);
  const input = {
    ...{ storeId: at.storeId, orderId: order.id, reason: '맛이 이상함', amount: 100 },
    tenders: [{ paymentId: payment.id, amount: 100 }],
  };
  const as = async (caller?: Parameters<typeof shop.call>[2]) =>
    (await shop.call(refundOrder, input, caller)).http;

  expect(await as()).toBe(401);
  expect(await as((await shop.openStore()).owner)).toBe(404);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['ORDER']))).toBe(403);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['REFUND']))).toBe(200);
  const elsewhere = await shop.openStore();
  const theirs = { ...input, storeId: elsewhere.storeId };
  expect((await shop.call(refundOrder, theirs, elsewhere.owner)).http).toBe(404);
  expect(await shop.readOrder(at, order.id)).toMatchObject({ refunded: 100 });
});

test('while one of two cards has no answer, both reports subtract what the other gave back', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.pay(at, id, { paymentMethod: 'card', amount: 1_500 });
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 3_000 });
  const tenders = response.order.payments.map(({ id: paymentId }) => ({ paymentId, amount: 1_000 }));
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  const pending = await shop.refund(at, id, { amount: 2_000, tenders });

  expect(pending.response).toMatchObject({ pending: 'REFUND', paid: 3_500, refunded: 1_000 });
  expectToAddUp(pending.response);
  const period = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' };
  const byTime = await shop.call(reportByTime, { ...period, unit: 'day' }, at.owner);
  const byPayment = await shop.call(reportByPaymentMethod, period, at.owner);
  expect(byTime.response.totals).toMatchObject({ net: 3_500, refunded: 1_000 });
  expect(byPayment.response.net).toBe(3_500);
});
