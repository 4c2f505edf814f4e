import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder, paymentCases } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { settled } from '../paying/card/settled.ts';
import { presentOrder } from '../present-order.ts';
import { cancelled } from './cancelled.ts';
import { reverted } from './reverted.ts';
import { applied } from './transition.ts';

const reason = '잘못 취소함';
const asked = { reason, isReplaced: false };

test('only a cancelled order that was fully paid in hand can be reverted', () => {
  const { done, refused } = outcomesOf(everyOrder, (whole) => reverted(whole, moment, asked));

  expect(done).toEqual(['CANCELLED refunded']);
  for (const { name, whole, code, detail } of refused) {
    const { status, pending } = whole.order;
    const why =
      status !== 'CANCELLED' || pending
        ? 'STATUS'
        : name.endsWith('refundedByCard')
          ? 'REFUNDED_BY_PROVIDER'
          : 'NOT_PAID';
    expect({ name, code, detail }).toEqual({ name, code: 'ORDER_NOT_REVERTIBLE', detail: { reason: why } });
  }
});

test('a cancelled order whose card money was missing at the provider cannot be reverted', () => {
  const paid = wholeOrder({ status: 'CLOSED', closedAt: '2026-11-19T04:00:00.000Z' }, [
    { type: 'card', amount: 11_000, movements: [{ provider: 'terminal', decidedBy: 'owner' }] },
  ]);
  const declined = { status: 'FAILED' as const, failure: '한도 초과' };
  const answer = settled(paid, moment, { transactionId: 'tx1', outcome: declined }) ?? expect.fail();
  const missing = applied(paid, answer, moment);
  const empty = applied(missing, cancelled(missing, moment, '변심'), moment);
  expect(presentOrder(empty)).toMatchObject({ status: 'CANCELLED', paid: 0, payments: [{ missing: 0 }] });

  expect(() => reverted(empty, moment, asked)).toThrow(
    expect.objectContaining({ code: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'REFUNDED_BY_PROVIDER' } }),
  );
});

test('a replaced order cannot be reverted', () => {
  const whole = wholeOrder({ status: 'CANCELLED' }, paymentCases.refunded);

  expect(() => reverted(whole, moment, { reason, isReplaced: true })).toThrow(
    expect.objectContaining({ code: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'REPLACED' } }),
  );
});

test.each(['cash', 'hands'])('a revert restores %s: money, tax parts and stock', (money) => {
  const whole = wholeOrder({ status: 'CLOSED', closedAt: '2026-11-19T04:00:00.000Z' }, paymentCases[money]);
  const cancelling = cancelled(whole, moment, '주문 실수');
  const empty = applied(whole, cancelling, moment);

  const transition = reverted(empty, moment, asked);

  const after = applied(empty, transition, moment);
  expect(after.order).toEqual(whole.order);
  expect(presentOrder(after)).toMatchObject({ paid: 11_000, refunded: 0, leftToPay: 0 });
  expectToAddUp(presentOrder(after));
  expect(transition.stock).toEqual({ returned: [], taken: cancelling.stock.returned });
  expect(transition.history).toEqual([{ kind: 'REVERTED', reason, amountKrw: 11_000 }]);
  const count = empty.transactions.length;
  expect(transition.transactions.map(({ seq, kind }) => ({ seq, kind }))).toEqual(
    whole.payments.map((_, i) => ({ seq: count + i + 1, kind: 'APPROVAL' })),
  );
});

test('reverting an order that was cancelled while it was open closes it as of now', () => {
  const empty = wholeOrder({ status: 'CANCELLED' }, paymentCases.refunded);

  expect(reverted(empty, moment, asked).changes).toEqual({
    status: 'CLOSED',
    closedAt: '2026-11-20T03:00:00.000Z',
    cancelledAt: null,
    cancelReason: null,
  });
});
