import { expect, test } from 'vitest';
import { canOrder, type OrderAct, type OrderStatus, orderStatuses, pendingMoves } from './order-status.ts';

const acts: readonly OrderAct[] = ['pay', 'change', 'close', 'cancel', 'revert', 'refund', 'delete'];

function actsFrom(status: OrderStatus) {
  return acts.filter((act) => canOrder(act, { status, pending: null }));
}

test('spec 4 · an order is OPEN, CLOSED or CANCELLED', () => {
  expect(orderStatuses).toEqual(['OPEN', 'CLOSED', 'CANCELLED']);
});

test('an OPEN order can be paid, changed, closed and cancelled', () => {
  expect(actsFrom('OPEN')).toEqual(['pay', 'change', 'close', 'cancel']);
});

test('a CLOSED order can only be cancelled and refunded', () => {
  expect(actsFrom('CLOSED')).toEqual(['cancel', 'refund']);
});

test('a CANCELLED order can only be reverted or deleted', () => {
  expect(actsFrom('CANCELLED')).toEqual(['revert', 'delete']);
});

test('while an order is pending nothing else may be done with it', () => {
  for (const status of orderStatuses) {
    for (const pending of pendingMoves) {
      expect(acts.filter((act) => canOrder(act, { status, pending }))).toEqual([]);
    }
  }
});

test('nothing may be done with a deleted order', () => {
  const order = { status: 'CANCELLED', pending: null, deletedAt: '2026-11-20T12:00:00+09:00' } as const;
  expect(acts.filter((act) => canOrder(act, order))).toEqual([]);
});
