import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder, paymentCases } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { presentOrder } from '../order-records.ts';
import { applied } from '../transitions/transition.ts';
import { givenBack } from './given-back.ts';

const asked = { paymentId: 'payment1', reason: '결제 실수' };

test('only an open order without a pending move can give back a tender in hand that holds money', () => {
  const paid = everyOrder.filter(({ whole }) => whole.payments.length > 0);

  const { done, refused } = outcomesOf(paid, (whole) => givenBack(whole, moment, asked));

  expect(done).toEqual(['OPEN part', 'OPEN cash', 'OPEN hands']);
  for (const { whole, code, detail } of refused) {
    const { pending, status } = whole.order;
    if (pending) expect({ code, detail }).toEqual({ code: 'ORDER_PENDING', detail: { pending } });
    else {
      const isCard = whole.payments[0]?.type === 'card';
      const reason = status !== 'OPEN' ? 'ORDER_NOT_OPEN' : isCard ? 'PROVIDER' : 'NOTHING_HELD';
      expect({ code, detail }).toEqual({ code: 'TENDER_NOT_RETURNABLE', detail: { reason } });
    }
  }
});

test('the tender is empty and no longer counts; the others stay, and the amount due rises', () => {
  const whole = wholeOrder({}, paymentCases.hands);

  const transition = givenBack(whole, moment, asked);

  expect(transition.payments).toMatchObject([
    { id: 'payment1', refundedKrw: 4_400, givenBackAt: '2026-11-20T03:00:00.000Z' },
  ]);
  expect(transition.history).toEqual([{ kind: 'GIVEN_BACK', reason: '결제 실수', amountKrw: 4_400 }]);
  const after = presentOrder(applied(whole, transition, moment));
  expect(after).toMatchObject({ status: 'OPEN', paid: 6_600, leftToPay: 4_400, paymentType: 'INSTORE_CAT' });
  expectToAddUp(after);
});
