import type { Order } from '@maru/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { approval, cancelledOrder, payment } from '#hub/orders/order-builders.ts';
import { type Attempt, changeDue, declinedOf, payStage } from './pay-stage.ts';

const open = (over: Partial<Order> = {}) => cancelledOrder({ status: 'OPEN', leftToPay: 9_000, ...over });
const none: Attempt = { state: 'NONE' };
const answered: Attempt = { state: 'ANSWERED', paymentId: 'payment' };

test.each([
  ['something is left to pay', open(), none, 'CHOOSE'],
  ['a tender is on its way', open(), { state: 'SENDING' }, 'SENDING'],
  ['its answer was lost', open(), { state: 'UNANSWERED' }, 'UNANSWERED'],
  ['a provider has not decided, whoever asked it', open({ pending: 'PAY' }), none, 'CHECKING'],
  ['a part was paid', open({ leftToPay: 4_000 }), answered, 'CHOOSE'],
  ['all is paid', open({ leftToPay: 0, status: 'CLOSED' }), answered, 'DONE'],
  ['all is paid and somebody else completes it', open({ leftToPay: 0 }), answered, 'DONE'],
  ['it was cancelled elsewhere', open({ leftToPay: 0, status: 'CANCELLED' }), none, 'GONE'],
] as const)('when %s', (_name, order, attempt, stage) => {
  expect(payStage(order, attempt)).toBe(stage);
});

test('a declined card says why, as long as it is the one just tried', () => {
  const transactions = [approval({ status: 'FAILED', failure: 'DECLINED' })];
  const order = open({ payments: [payment({ id: 'payment', transactions })] });
  expect(declinedOf(order, answered)).toBe('DECLINED');
  expect(declinedOf(order, none)).toBeUndefined();
  expect(declinedOf(order, { state: 'ANSWERED', paymentId: 'other' })).toBeUndefined();
});

test('change is handed back for the cash that was just taken', () => {
  const payments = [
    payment({ id: 'earlier', type: 'INSTORE_CASH', change: 300 }),
    payment({ id: 'payment', type: 'INSTORE_CASH', change: 1_000 }),
  ];
  expect(changeDue(open({ payments }), answered)).toBe(1_000);
  expect(changeDue(open({ payments }), none)).toBe(0);
});
