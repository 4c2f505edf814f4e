import type { Order } from '@maru/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { cancelledOrder, orderLine, payment } from '#hub/orders/order-builders.ts';
import { emptyDraft, isRefundable, planRefund, type RefundDraft } from './refund-draft.ts';

const lines = [
  orderLine({ id: 'latte', quantity: 3, total: 10_000 }),
  orderLine({ id: 'cake', quantity: 1, total: 5_000 }),
];
const payments = [
  payment({ id: 'cash', type: 'INSTORE_CASH', approved: 9_000 }),
  payment({ id: 'card', type: 'card', approved: 6_000 }),
];
const order = cancelledOrder({ status: 'CLOSED', lines, payments, total: 15_000, paid: 15_000 });
const plan = (draft: Partial<RefundDraft>, of: Order = order) => planRefund(of, { ...emptyDraft, ...draft });

test('pieces give back their share of the line, and the card is suggested first', () => {
  expect(plan({ quantities: { latte: 2, cake: 0 }, lostIds: ['latte'] })).toMatchObject({
    amount: 6_666,
    problem: null,
    refund: {
      lines: [{ lineId: 'latte', quantity: 2, isStockLost: true }],
      tenders: [
        { paymentId: 'card', amount: 6_000 },
        { paymentId: 'cash', amount: 666 },
      ],
    },
  });
});

test('pieces also give back their share of the points, an amount gives none', () => {
  const withPoints = {
    ...order,
    lines: [orderLine({ id: 'latte', quantity: 3, total: 10_000, pointsShare: 1_000, pointsGivenBack: 0 })],
  };
  expect(plan({ quantities: { latte: 2 } }, withPoints).points).toBe(666);
  expect(plan({ way: 'AMOUNT', amount: '500' }, withPoints).points).toBe(0);
});

test('a refund tells how many earned points it takes back, from the lines that earned', () => {
  const points = {
    ...{ customer: { id: 'customer', name: '', phone: '' }, balance: 0, used: 0, usedElsewhere: [] },
    ...{ tookElsewhere: false, givenBack: 0, takenBack: 0, willEarn: 0, earned: 1_000 },
    earnedOn: { rate: 1_000, lineIds: ['latte'], standing: 1_000 },
  };
  const withPoints = { ...order, points };
  expect(plan({}, withPoints).taken).toBeUndefined();
  // 10,000 won earned 1,000 points. Without one piece, 6,667 won would have earned 666.
  expect(plan({ quantities: { latte: 1 } }, withPoints).taken).toBe(334);
  expect(plan({ quantities: { cake: 1 } }, withPoints).taken).toBe(0);
  expect(plan({ way: 'AMOUNT', amount: '15000' }, withPoints).taken).toBe(1_000);
  const partlyExpired = { ...points, earnedOn: { ...points.earnedOn, standing: 400 } };
  expect(plan({ quantities: { latte: 1 } }, { ...order, points: partlyExpired }).taken).toBe(0);
  expect(plan({ way: 'AMOUNT', amount: '15000' }, { ...order, points: partlyExpired }).taken).toBe(400);
});

test('an amount is sent without lines, and payments that give nothing are left out', () => {
  expect(plan({ way: 'AMOUNT', amount: '5,000' }).refund).toEqual({
    amount: 5_000,
    tenders: [{ paymentId: 'card', amount: 5_000 }],
  });
});

test('typed amounts of the payments replace the suggestion', () => {
  const typed = { card: '1000', cash: '4,000' };
  expect(plan({ way: 'AMOUNT', amount: '5000', tenders: typed })).toMatchObject({
    problem: null,
    tenders: [
      { paymentId: 'card', back: 1_000 },
      { paymentId: 'cash', back: 4_000 },
    ],
  });
});

test.each([
  [{}, 'NOTHING'],
  [{ way: 'AMOUNT' }, 'NOTHING'],
  [{ way: 'AMOUNT', amount: 'many' }, 'NOTHING'],
  [{ way: 'AMOUNT', quantities: { cake: 1 } }, 'NOTHING'],
  [{ way: 'AMOUNT', amount: '15001' }, 'TOO_MUCH'],
  [{ quantities: { cake: 2 } }, 'TOO_MUCH'],
  [{ quantities: { cake: 1 }, tenders: { card: '4000', cash: '' } }, 'TENDERS_DIFFER'],
  [{ way: 'AMOUNT', amount: '7000', tenders: { card: '7000', cash: '0' } }, 'TENDER_TOO_MUCH'],
] as const)('%o cannot be sent: %s', (draft, problem) => {
  expect(plan(draft).problem).toBe(problem);
});

test('one payment gives back the whole refund, and no more than remains of it', () => {
  const fromCash = (draft: Partial<RefundDraft>) => planRefund(order, { ...emptyDraft, ...draft }, 'cash');
  expect(fromCash({ quantities: { cake: 1 } })).toMatchObject({
    problem: null,
    tenders: [{ paymentId: 'cash', amount: 9_000, back: 5_000 }],
  });
  expect(fromCash({ way: 'AMOUNT', amount: '9000' }).problem).toBeNull();
  expect(fromCash({ way: 'AMOUNT', amount: '9001' }).problem).toBe('TENDER_TOO_MUCH');
  expect(fromCash({ quantities: { latte: 3 } }).problem).toBe('TENDER_TOO_MUCH');
});

test('an order is refundable while an amount or a piece of it remains', () => {
  const gone = orderLine({ quantity: 1, total: 5_000, refunded: 5_000, refundedQuantity: 1 });
  expect(isRefundable(order)).toBe(true);
  expect(isRefundable({ lines: [gone] })).toBe(false);
  expect(isRefundable({ lines: [{ ...gone, total: 0, refunded: 0, refundedQuantity: 0 }] })).toBe(true);
});
