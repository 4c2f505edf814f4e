import { expect, test } from 'vitest';
import { excessReturned, missingTaken, missingWrittenOff } from '#server/orders/excess/excess-moves.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { cancelled } from '#server/orders/transitions/cancelled.ts';
import { applied, type Transition } from '#server/orders/transitions/transition.ts';
import { moment, type Tender, total, wholeOrder } from '#test/builders/whole-order.ts';
import { settled } from './settled.ts';

const approved = {
  status: 'APPROVED',
  approvalNumber: '30012345',
  cardNumber: null,
  cardIssuer: null,
} as const;
const declined = { status: 'FAILED', failure: '한도 초과' } as const;
const card = { type: 'card' as const, amount: total };
const cash: Tender = { type: 'INSTORE_CASH', amount: total };
const byOwner = { provider: 'terminal', decidedBy: 'owner' };

function answered(whole: WholeOrder, outcome: typeof approved | typeof declined, transactionId = 'tx1') {
  const transition = settled(whole, moment, { transactionId, outcome }) as Transition;
  const after = applied(whole, transition, moment);
  return { transition, after, order: presentOrder(after) };
}

test('a charge that a person decided as failed pays an open order when it was approved after all', () => {
  const whole = wholeOrder({}, [{ ...card, movements: [{ ...byOwner, status: 'FAILED' }] }]);

  const { transition, order } = answered(whole, approved);

  expect(order).toMatchObject({
    ...{ status: 'CLOSED', paid: total },
    payments: [{ approved: total, excess: 0, transactions: [{ status: 'FAILED' }, { status: 'APPROVED' }] }],
  });
  expect(transition.jobs).toEqual([]);
});

test.each([
  ['closed', { status: 'CLOSED' as const, closedAt: moment.now.toISOString() }, [cash], total],
  ['cancelled', { status: 'CANCELLED' as const, cancelReason: '변심' }, [], 0],
])(
  'a charge decided as failed but approved after its order was %s is an excess that its provider must give back',
  (...row) => {
    const [, over, others, paid] = row;
    const failed = { ...card, movements: [{ ...byOwner, status: 'FAILED' as const }] };

    const { transition, order } = answered(wholeOrder(over, [failed, ...others]), approved);

    expect(order).toMatchObject({
      status: over.status,
      paid,
      payments: [{ approved: 0, excess: total }, ...others.map(() => ({}))],
    });
    expect(transition.jobs).toMatchObject([{ task: 'settle-transaction' }]);
    expect(transition.history).toMatchObject([{ kind: 'EXCESS', amountKrw: total }]);
  },
);

const decidedAsPaid = (over: Parameters<typeof wholeOrder>[0] = {}) =>
  wholeOrder({ status: 'CLOSED', closedAt: moment.now.toISOString(), ...over }, [
    { ...card, movements: [byOwner] },
  ]);

test('a charge decided as approved that was declined leaves the order as it is and its money missing', () => {
  const { after, order } = answered(decidedAsPaid(), declined);

  expect(order).toMatchObject({
    ...{ status: 'CLOSED', paid: total },
    payments: [
      { approved: total, missing: total, transactions: [{}, { kind: 'CORRECTION', missing: total }] },
    ],
  });
  // A second answer changes nothing.
  expect(settled(after, moment, { transactionId: 'tx1', outcome: declined })).toBeUndefined();
});

test('if missing money is taken in hand, the order holds the same amount by another tender', () => {
  const { after } = answered(decidedAsPaid(), declined);
  const taking = { paymentId: 'payment1', type: 'INSTORE_CASH' as const, reason: '다시 받음' };

  const order = presentOrder(applied(after, missingTaken(after, moment, taking), moment));

  expect(order).toMatchObject({
    ...{ status: 'CLOSED', paid: total, paymentType: 'INSTORE_CASH' },
    payments: [
      { approved: total, refunded: total, missing: 0 },
      { type: 'INSTORE_CASH', approved: total },
    ],
  });
});

test('missing money is written off: it is listed no more, and the order holds what it held', () => {
  const { after } = answered(decidedAsPaid(), declined);
  const off = { paymentId: 'payment1', reason: '연락 안 됨' };

  const whole = applied(after, missingWrittenOff(after, moment, off), moment);

  expect(presentOrder(whole)).toMatchObject({ paid: total, payments: [{ missing: 0 }] });
  expect(() => missingWrittenOff(whole, moment, off)).toThrow(
    expect.objectContaining({ code: 'EXCESS_NOT_SETTLEABLE' }),
  );
});

test('an order whose money is missing is cancelled without asking its provider', () => {
  const { after } = answered(decidedAsPaid(), declined);

  const order = presentOrder(applied(after, cancelled(after, moment, '변심'), moment));

  expect(order).toMatchObject({ status: 'CANCELLED', paid: 0, payments: [{ missing: 0 }] });
});

test('a refund decided as approved that was declined leaves money to give back', () => {
  const movements = [{ provider: 'terminal' }, { ...byOwner, kind: 'REFUND' as const }];
  const whole = wholeOrder({ status: 'CANCELLED', cancelReason: '변심' }, [{ ...card, movements }]);

  const { transition, order } = answered(whole, declined, 'tx2');

  expect(order).toMatchObject({ paid: 0, payments: [{ excess: total }] });
  expect(transition.jobs).toHaveLength(1);
});

test('a refund decided as failed that was approved leaves money missing', () => {
  const movements = [
    { provider: 'terminal' },
    { ...byOwner, kind: 'REFUND' as const, status: 'FAILED' as const },
  ];
  const whole = wholeOrder({ status: 'CLOSED', closedAt: moment.now.toISOString() }, [
    { ...card, movements },
  ]);

  const { order } = answered(whole, approved, 'tx2');

  expect(order).toMatchObject({ status: 'CLOSED', paid: total, payments: [{ missing: total }] });
});

test('if the provider, too, refunds an excess that was given back in hand, the history records that refund', () => {
  const movements = [
    { provider: 'terminal', amountKrw: 0, excessKrw: total },
    {
      ...byOwner,
      kind: 'REFUND' as const,
      status: 'FAILED' as const,
      amountKrw: 0,
      excessKrw: -total,
    },
  ];
  const paid = wholeOrder({ status: 'CLOSED', closedAt: moment.now.toISOString() }, [
    { ...card, movements },
    cash,
  ]);
  const inHand = excessReturned(paid, moment, { paymentId: 'payment1', reason: '현금으로 돌려줌' });

  const { transition, order } = answered(applied(paid, inHand, moment), approved, 'tx2');

  expect(order).toMatchObject({ paid: total, payments: [{ excess: 0, missing: 0 }, {}] });
  expect(transition.history).toEqual([{ kind: 'EXCESS_RETURNED', reason: null, amountKrw: total }]);
});

test('an answer of the provider that agrees with the decision of a person is recorded and changes no amount', () => {
  const whole = decidedAsPaid();
  const { after, order } = answered(whole, approved);

  expect(order.payments).toMatchObject([{ approved: total, missing: 0, excess: 0 }]);
  expect(after.transactions).toMatchObject([
    { heardAt: moment.now.toISOString(), approvalNumber: '30012345' },
  ]);
});
