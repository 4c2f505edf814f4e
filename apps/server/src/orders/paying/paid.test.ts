import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { paymentCases } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { presentOrder } from '../present-order.ts';
import { applied } from '../transitions/transition.ts';
import { chargeRequested, paidInHand } from './paid.ts';

const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

test.each([
  ['INSTORE', true, 'the rest', 6_600, 'CLOSED'],
  ['INSTORE', true, 'a part', 2_200, 'OPEN'],
  ['INSTORE', false, 'the rest', 6_600, 'OPEN'],
  ['ONLINE', true, 'the rest', 6_600, 'OPEN'],
  ['ONLINE_PREORDER', true, 'the rest', 6_600, 'OPEN'],
] as const)(
  'an order of type %s, with automatic closing %s, that gets cash for %s (%i) is then %s',
  (orderType, closePaidOrders, _, amount, status) => {
    const whole = wholeOrder({ orderType }, paymentCases.part);
    const now = { ...moment, closePaidOrders };

    const transition = paidInHand(whole, now, [cash(amount)]);

    const after = presentOrder(applied(whole, transition, now));
    expect(after).toMatchObject({ status, paid: 4_400 + amount });
    expectToAddUp(after);
    expect(transition.history).toEqual([
      { kind: 'PAID', reason: null, amountKrw: amount },
      ...(status === 'CLOSED' ? [{ kind: 'CLOSED', reason: null, amountKrw: null }] : []),
    ]);
  },
);

test('an order with a total of zero closes without a tender', () => {
  const nothing = { totalKrw: 0, supplyKrw: 0, vatKrw: 0, orderDiscountKrw: 11_000 };

  expect(paidInHand(wholeOrder(nothing), moment, [])).toMatchObject({
    changes: { status: 'CLOSED' },
    payments: [],
    history: [{ kind: 'CLOSED' }],
  });
});

test('a charge is only requested: the order is pending, its money unchanged, and a job settles it', () => {
  const whole = wholeOrder({}, paymentCases.part);
  const via = { provider: 'terminal', providerKeysId: 'keys', checkoutKey: 'checkout' };
  const jobOf = ({ id }: { id: string }) => ({ task: 'settle', payload: { id } });

  const transition = chargeRequested(whole, moment, { amount: 6_600, via, jobOf });

  const [charge] = transition.transactions;
  expect(charge).toMatchObject({ status: 'REQUESTED', ...via, seq: 2, settledAt: null });
  expect(transition.jobs).toEqual([{ task: 'settle', payload: { id: charge?.id } }]);
  expect(presentOrder(applied(whole, transition, moment))).toMatchObject({
    status: 'OPEN',
    pending: 'PAY',
    paid: 4_400,
    history: [{ kind: 'TAKEN' }],
  });
});
