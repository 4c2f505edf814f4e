import { getUnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { dueOf, takenBefore } from './due-date.ts';

const shop = await openShop();
/** Americanos that cost 103,500 won together. */
const large = 23;

const openObligated = () => shop.openStore({ settings: { cashReceiptObligated: true } });
function passDays(days: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * 86_400_000);
}

test('in a store with the duty to issue receipts, cash of a large sale is in the queue until its receipt is issued', async () => {
  const at = await openObligated();
  const { order, orderId, paymentId } = await shop.paidInCash(at, large);
  await shop.paidInCash(at, 22);

  const queue = await shop.unissued(at);
  expect(queue).toMatchObject({ totalElements: 1, more: false, amount: 103_500, dueSoon: 0 });
  expect(queue.content).toEqual([
    {
      ...{ orderId, orderNumber: order.orderNumber, saleNumber: null, businessDate: '2026-11-20' },
      ...{ paymentId, amount: 103_500, takenAt: '2026-11-20T03:00:00.000Z' },
      ...{ dueDate: '2026-11-25', daysLeft: 5, isObligated: true, receipt: null, waitsFor: null },
    },
  ]);
  await shop.postReceipt(at, paymentId, { identifier: '0100001234' });

  expect(await shop.unissued(at)).toMatchObject({ content: [], totalElements: 0, amount: 0 });
});

test('the duty depends on the whole sale: a small cash part beside a card is in the queue, too', async () => {
  const at = await openObligated();
  const quantity = large;
  const order = await shop.order(at, {
    lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity }],
    ...{ total: 103_500, tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] },
  });
  await shop.pay(at, order.id, { paymentMethod: 'card', amount: 102_500 });

  expect((await shop.unissued(at)).content).toMatchObject([{ amount: 1_000, isObligated: true }]);
});

test('an order that grows into a large deal brings its earlier cash into the queue', async () => {
  const at = await shop.openStore({ settings: { cashReceiptObligated: true, closePaidOrders: false } });
  const { orderId, paymentId } = await shop.paidInCash(at, 22);
  expect((await shop.unissued(at)).content).toEqual([]);

  const line = { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 };
  const change = { storeId: at.storeId, orderId, add: [line], lines: [], addedTotal: 4_500 };
  expect(await shop.call(changeOrder, change, at.owner)).toMatchObject({ http: 200 });

  expect((await shop.unissued(at)).content).toMatchObject([{ paymentId, amount: 99_000 }]);
});

test('the queue of a store without the duty has only cash for which a receipt was requested', async () => {
  const at = await shop.openStore();
  await shop.paidInCash(at, large);
  const { paymentId } = await shop.paidInCash(at, large);
  await shop.postReceipt(at, paymentId, { identifier: '010-1234-8888' });

  expect((await shop.unissued(at)).content).toMatchObject([
    { paymentId, isObligated: false, receipt: { status: 'FAILED' } },
  ]);
});

test('cash that is given back, refunded completely or cancelled leaves the queue', async () => {
  const at = await openObligated();
  const { orderId } = await shop.paidInCash(at, large);
  await shop.cancel(at, orderId);
  const other = await shop.paidInCash(at, large);
  const tenders = [{ paymentId: other.paymentId, amount: other.total }];
  await shop.refund(at, other.orderId, { amount: other.total, tenders });

  expect((await shop.unissued(at)).content).toEqual([]);
});

test('the earliest due comes first, and the days left count down below zero', async () => {
  const at = await openObligated();
  const first = await shop.paidInCash(at, large);
  passDays(4);
  const second = await shop.paidInCash(at, large);
  const third = await shop.paidInCash(at, large);
  await shop.postReceipt(at, second.paymentId, { identifier: '010-1234-8888' });

  expect(await shop.unissued(at)).toMatchObject({ dueSoon: 1, amount: 310_500 });
  expect((await shop.unissued(at)).content).toMatchObject([
    { paymentId: first.paymentId, daysLeft: 1 },
    { paymentId: second.paymentId, daysLeft: 5, receipt: { status: 'FAILED' } },
    { paymentId: third.paymentId, daysLeft: 5, receipt: null },
  ]);
  passDays(2);
  expect((await shop.unissued(at)).content).toMatchObject([{ daysLeft: -1 }, { daysLeft: 3 }, {}]);
  expect((await shop.unissued(at)).dueSoon).toBe(1);

  const one = await shop.unissued(at, { numberOfElements: 1 });
  expect(one).toMatchObject({ previousCursor: null, numberOfElements: 1, totalElements: 3 });
  const two = await shop.unissued(at, { numberOfElements: 1, cursor: one.nextCursor ?? '' });
  expect(two.content).toMatchObject([{ paymentId: second.paymentId }]);
  const back = await shop.unissued(at, { numberOfElements: 1, cursor: two.previousCursor ?? '' });
  expect(back.content).toEqual(one.content);
  const last = await shop.unissued(at, { numberOfElements: 2, cursor: one.nextCursor ?? '' });
  expect(last.content).toHaveLength(2);
  expect(last.nextCursor).toBeNull();
});

test('another store is not read, and a wrong cursor is refused', async () => {
  const at = await openObligated();
  await shop.paidInCash(at, large);
  const other = await openObligated();

  expect((await shop.unissued(other)).content).toEqual([]);
  expect(await shop.call(getUnissuedCash, { storeId: at.storeId, cursor: 'x' }, at.owner)).toMatchObject({
    ...{ http: 400, fields: { cursor: 'wrongFormat' } },
  });
  expect(await shop.call(getUnissuedCash, { storeId: at.storeId })).toMatchObject({ http: 401 });
  expect(await shop.call(getUnissuedCash, { storeId: at.storeId }, other.owner)).toMatchObject({ http: 404 });
});

test.each([
  ['2026-11-20T12:00:00+09:00', '2026-11-25T23:59:00+09:00', '2026-11-25', 0],
  ['2026-11-20T12:00:00+09:00', '2026-11-26T00:00:00+09:00', '2026-11-25', -1],
  ['2026-11-21T03:59:00+09:00', '2026-11-24T12:00:00+09:00', '2026-11-25', 1],
  ['2026-11-21T04:00:00+09:00', '2026-11-24T12:00:00+09:00', '2026-11-26', 2],
  ['2026-12-28T12:00:00+09:00', '2026-12-28T12:00:00+09:00', '2027-01-02', 5],
])('the receipt for cash of %s is, at %s, due on %s, in %i days', (taken, at, dueDate, daysLeft) => {
  const time = { now: new Date(at), dayStart: 240 };
  const takenAt = new Date(taken);

  expect(dueOf(takenAt, time)).toEqual({ dueDate, daysLeft });
  expect(takenAt < takenBefore(daysLeft, time)).toBe(true);
  expect(takenAt < takenBefore(daysLeft - 1, time)).toBe(false);
});
