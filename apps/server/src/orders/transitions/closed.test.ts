import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { presentOrder } from '../present-order.ts';
import { closed } from './closed.ts';
import { applied } from './transition.ts';

test('orders that are open, not pending and paid can be closed', () => {
  const { done, refused } = outcomesOf(everyOrder, (whole) => closed(whole, moment));

  expect(done).toEqual(['OPEN cash', 'OPEN hands', 'OPEN card', 'OPEN cardAndCash']);
  for (const { whole, code, detail } of refused) {
    const { status, pending } = whole.order;
    const expected = pending ? 'ORDER_PENDING' : status === 'OPEN' ? 'ORDER_NOT_PAID' : 'ORDER_NOT_CLOSABLE';
    expect({ status, pending, code }).toEqual({ status, pending, code: expected });
    if (code === 'ORDER_NOT_PAID') expect(detail).toEqual({ leftToPay: presentOrder(whole).leftToPay });
  }
});

test('closing records time and user, and moves neither money nor stock', () => {
  const whole = wholeOrder({}, [{ type: 'INSTORE_CASH', amount: 11_000 }]);

  const transition = closed(whole, moment);

  expect(transition).toEqual({
    changes: { status: 'CLOSED', closedAt: '2026-11-20T03:00:00.000Z' },
    lines: [],
    removedLines: [],
    payments: [],
    transactions: [],
    cashReceipts: [],
    history: [{ kind: 'CLOSED', reason: null, amountKrw: null }],
    stock: { returned: [], taken: [] },
    jobs: [],
  });
  const after = presentOrder(applied(whole, transition, moment));
  expect(after).toMatchObject({ status: 'CLOSED', history: [{}, { kind: 'CLOSED', by: '김마루' }] });
  expectToAddUp(after);
});
