import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { expect, test } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import { aCardPayment, anOrder } from '#hub/payments/sale-queue/sale-builders.ts';
import { cashPayments, isObligatedOrder, receiptActs, undecidedOf } from './receipts-of-order.ts';

const inCash = (over: Partial<Payment> = {}): Payment => ({
  ...aCardPayment('APPROVED', 11_000),
  ...{ id: 'payment', type: 'INSTORE_CASH' },
  ...over,
});

function actsOf(receipts: readonly CashReceipt[], order: Partial<Order> = {}, paid: Partial<Payment> = {}) {
  const whole = anOrder({
    status: 'CLOSED',
    payments: [inCash(paid)],
    cashReceipts: [...receipts],
    ...order,
  });
  const [payment] = cashPayments(whole);
  return payment && receiptActs(payment, whole);
}

test.each([
  ['REQUESTED', []],
  ['ISSUED', ['CORRECT', 'CANCEL']],
  ['CONFIRMED', ['CORRECT', 'CANCEL']],
  ['REJECTED', ['ISSUE_AGAIN', 'CORRECT', 'DROP']],
  ['FAILED', ['ISSUE_AGAIN', 'CORRECT', 'DROP']],
  ['CANCEL_REQUESTED', []],
  ['CANCELLED', ['ISSUE']],
] as const)('for a receipt that is %s the order offers %j', (status, acts) => {
  expect(actsOf([aReceipt({ status })])).toEqual(acts);
});

test('a refused receipt whose number was erased cannot be issued to the same number again', () => {
  expect(actsOf([aReceipt({ status: 'FAILED', isNumberErased: true })])).toEqual(['CORRECT', 'DROP']);
});

test('cash without a receipt is offered one, until the order is cancelled or its money moves', () => {
  expect(actsOf([])).toEqual(['ISSUE']);
  expect(actsOf([], { status: 'OPEN' })).toEqual(['ISSUE']);
  expect(actsOf([], { status: 'CANCELLED' })).toEqual([]);
  expect(actsOf([], { pending: 'REFUND' })).toEqual([]);
});

test('only the last receipt counts, whatever happened to earlier ones', () => {
  const before = aReceipt({ id: 'before', status: 'CANCELLED', requestedAt: '2026-11-20T14:00:00+09:00' });

  expect(actsOf([before, aReceipt({ replacesId: 'before' })])).toEqual(['CORRECT', 'CANCEL']);
  expect(actsOf([aReceipt({ replacesId: 'before' }), before])).toEqual(['CORRECT', 'CANCEL']);
});

test('money that was given back leaves a receipt to cancel, and none to issue', () => {
  expect(actsOf([aReceipt()], {}, { refunded: 11_000 })).toEqual(['CANCEL']);
  expect(actsOf([aReceipt({ status: 'FAILED' })], {}, { refunded: 11_000 })).toEqual(['DROP']);
  expect(actsOf([], {}, { refunded: 11_000 })).toBeUndefined();
});

test('only cash has receipts: at the till, and at the handing over of an online order', () => {
  const payments = [aCardPayment('APPROVED', 4_000), inCash({ id: 'a' }), inCash({ id: 'b', type: 'cash' })];

  expect(cashPayments(anOrder({ payments })).map(({ payment }) => payment.id)).toEqual(['a', 'b']);
});

test('the total of an order decides whether a receipt is required, even if only a part was paid in cash', () => {
  const payments = [aCardPayment('APPROVED', 90_000), inCash({ approved: 10_000 })];

  expect(isObligatedOrder(anOrder({ total: 100_000, payments }), true)).toBe(true);
  expect(isObligatedOrder(anOrder({ total: 99_999, payments }), true)).toBe(false);
  expect(isObligatedOrder(anOrder({ total: 100_000, payments }), false)).toBe(false);
  expect(isObligatedOrder(anOrder({ total: 100_000, payments: payments.slice(0, 1) }), true)).toBe(false);
});

test('after a day without an answer, an owner can decide a receipt that was to be issued or cancelled', () => {
  const since = '2026-11-20T14:10:00+09:00';
  const undecided = (receipts: CashReceipt[], now: string) =>
    undecidedOf({ payment: inCash(), held: 11_000, receipts }, new Date(now))?.id;
  const asked = aReceipt({ status: 'REQUESTED', unansweredSince: since });
  const waiting = aReceipt({ id: 'waiting', status: 'REQUESTED' });
  const leaving = aReceipt({ id: 'leaving', status: 'CANCEL_REQUESTED', unansweredSince: since });

  expect(undecided([asked], '2026-11-21T14:09:59+09:00')).toBeUndefined();
  expect(undecided([asked], '2026-11-21T14:10:00+09:00')).toBe('receipt');
  expect(undecided([waiting, leaving], '2026-11-21T14:10:00+09:00')).toBe('leaving');
  expect(undecided([aReceipt()], '2026-11-21T14:10:00+09:00')).toBeUndefined();
});
