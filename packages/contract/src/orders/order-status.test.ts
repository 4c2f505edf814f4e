import { expect, test } from 'vitest';
import { canOrder, type OrderAct, type OrderStatus, orderStatuses, pendingMoves } from './order-status.ts';

const acts: readonly OrderAct[] = ['pay', 'close', 'cancel', 'revert'];

function actsFrom(status: OrderStatus) {
  return acts.filter((act) => canOrder(act, { status, pending: null }));
}

test('an OPEN order can be paid, closed and cancelled', () => {
  expect(actsFrom('OPEN')).toEqual(['pay', 'close', 'cancel']);
});

test('a CLOSED order can only be cancelled', () => {
  expect(actsFrom('CLOSED')).toEqual(['cancel']);
});

test('a CANCELLED order can only be reverted', () => {
  expect(actsFrom('CANCELLED')).toEqual(['revert']);
});

test('while an order is pending nothing else may be done with it', () => {
  for (const status of orderStatuses) {
    for (const pending of pendingMoves) {
      expect(acts.filter((act) => canOrder(act, { status, pending }))).toEqual([]);
    }
  }
});
