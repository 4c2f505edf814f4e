import { expect, test } from 'vitest';
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderRefreshed, orderTaken } from '#hub/payments/sale-queue/sale-moves.ts';
import { wasFinished } from './was-finished.ts';

const minute = 60_000;
const cash = { type: 'INSTORE_CASH' as const, amount: 10_000 };
const body = { lines: [], total: 10_000, tenders: [cash] };
const paid = orderTaken(
  aSale({ createdAt: 0, order: { key: 'k', body } }),
  anOrder({ status: 'CLOSED', leftToPay: 0 }),
);
const cancelled = anOrder({ version: 2, status: 'CANCELLED', leftToPay: 0 });

test('a finished payment is shown again only while its change may still be counted', () => {
  expect(wasFinished(paid, minute)).toBe(false);
  expect(wasFinished(paid, 3 * minute)).toBe(true);
});

test('a finished payment whose order was cancelled since is not shown again', () => {
  expect(wasFinished(orderRefreshed(paid, cancelled), minute)).toBe(true);
});

test('an order that was cancelled before it was paid in full does not count as finished', () => {
  const unpaid = orderTaken(
    aSale({ createdAt: 0, order: { key: 'k', body: { ...body, tenders: [] } } }),
    anOrder(),
  );

  expect(wasFinished(orderRefreshed(unpaid, cancelled), 3 * minute)).toBe(false);
});
