import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder, paymentCases } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { presentOrder } from '../present-order.ts';
import { applied } from '../transitions/transition.ts';
import { givenBack, givingBackDecided, givingBackRequested } from './given-back.ts';

const asked = { paymentId: 'payment1', reason: '결제 실수' };

test('only an open order without a pending move can give back a tender in hand that holds money', () => {
  const paid = everyOrder.filter(({ whole }) => whole.payments.length > 0);

  const { done, refused, impossible } = outcomesOf(paid, (whole) => givenBack(whole, moment, asked));

  expect(done).toEqual(['OPEN part', 'OPEN cash', 'OPEN hands']);
  expect(impossible).toEqual(['OPEN card', 'OPEN cardAndCash', 'OPEN cardPart']);
  for (const { whole, code, detail } of refused) {
    const { pending, status } = whole.order;
    if (pending) expect({ code, detail }).toEqual({ code: 'ORDER_PENDING', detail: { pending } });
    else {
      const reason = status !== 'OPEN' ? 'ORDER_NOT_OPEN' : 'NOTHING_HELD';
      expect({ code, detail }).toEqual({ code: 'TENDER_NOT_RETURNABLE', detail: { reason } });
    }
  }
});

test('a tender that is given back is empty and no longer counts; the others stay, and the amount due rises', () => {
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

test('the provider is asked to give a card payment back; if it refuses, the order holds the same money', () => {
  const whole = wholeOrder({}, paymentCases.cardPart);
  const jobOf = ({ id }: { id: string }) => ({ task: 'settle', payload: { id } });
  const requested = givingBackRequested(whole, moment, { ...asked, jobOf });

  expect(requested).toMatchObject({
    changes: { pending: 'REFUND' },
    payments: [],
    transactions: [{ kind: 'REFUND', status: 'REQUESTED', amountKrw: 4_400 }],
    history: [{ kind: 'REFUND_REQUESTED', reason: '결제 실수' }],
  });
  const refused = applied(whole, requested, moment);
  expect(givingBackDecided(refused, moment)).toMatchObject({
    ...{ changes: { refundAsked: null }, payments: [], history: [] },
  });
});
