import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inHand } from '#server/payments/via-provider.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { moment, total, wholeOrder } from '#test/builders/whole-order.ts';
import { heldByAll, type WholeOrder } from '../order-records.ts';
import { settled } from '../paying/card/settled.ts';
import { chargeRequested, paidInHand, receivedInHand } from '../paying/paid.ts';
import { presentOrder } from '../present-order.ts';
import { cancelled } from '../transitions/cancelled.ts';
import { applied, type Transition } from '../transitions/transition.ts';
import { excessReturned } from './excess-moves.ts';
import { amountThatFits } from './split-off-excess.ts';

const approved = {
  status: 'APPROVED',
  approvalNumber: '30012345',
  cardNumber: null,
  cardIssuer: null,
} as const;
const asking = {
  via: { ...inHand, provider: 'terminal' },
  jobOf: () => ({ task: 'settle', payload: {}, delaySeconds: 0 }),
};
const after = (whole: WholeOrder, transition: Transition) => applied(whole, transition, moment);

test.each([
  ['OPEN', null, 0, total],
  ['OPEN', 'PAY', 4_400, 6_600],
  ['OPEN', 'CANCEL', 0, 0],
  ['OPEN', 'REFUND', 0, 0],
  ['CLOSED', null, total, 0],
  ['CANCELLED', null, 0, 0],
] as const)(
  'an order that is %s, pending %s, with %i paid has room for %i',
  (status, pending, paid, room) => {
    const whole = wholeOrder({ status, pending }, paid ? [{ type: 'INSTORE_CASH', amount: paid }] : []);

    expect(amountThatFits(whole, total)).toBe(room);
    expect(amountThatFits(whole, 100)).toBe(Math.min(room, 100));
  },
);

test('a card approved after a payment in cash closes the order, and its provider is asked to give the excess back', () => {
  let whole = wholeOrder();
  const request = chargeRequested(whole, moment, { amount: total, ...asking });
  whole = after(whole, request);
  whole = after(whole, paidInHand(whole, moment, [{ type: 'INSTORE_CASH', amount: 4_400 }]));
  expect(presentOrder(whole)).toMatchObject({ status: 'OPEN', pending: 'PAY', leftToPay: 6_600 });

  const transactionId = request.transactions[0]?.id ?? '';
  const transition = settled(whole, moment, { transactionId, outcome: approved }) as Transition;

  const order = presentOrder(after(whole, transition));
  expect(order).toMatchObject({
    ...{ status: 'CLOSED', pending: null, paid: total },
    payments: [
      {
        ...{ type: 'card', amount: 6_600, approved: 6_600, excess: 4_400 },
        transactions: [
          { amount: 6_600, excess: 4_400 },
          { kind: 'REFUND', status: 'REQUESTED', amount: 0, excess: -4_400 },
        ],
      },
      { type: 'INSTORE_CASH', approved: 4_400, excess: 0 },
    ],
  });
  expectToAddUp(order);
  expect(order.history.map(({ kind }) => kind)).toEqual(['TAKEN', 'PAID', 'PAID', 'EXCESS', 'CLOSED']);
  expect(transition.jobs).toMatchObject([{ task: 'settle-transaction' }]);
});

test('money taken without network for a cancelled order is all excess, until a person gives it back', () => {
  const whole = wholeOrder({ status: 'CANCELLED', cancelReason: '품절' });
  const taken = { ...moment, now: new Date('2026-11-19T23:00:00Z'), eventDate: '2026-11-20' };
  const received = receivedInHand(whole, moment, {
    ...{ tender: { type: 'INSTORE_CASH' as const, amount: total }, taken },
  });
  const booked = after(whole, received);
  const [payment] = booked.payments;

  expect(payment).toMatchObject({
    ...{ amountKrw: 0, approvedKrw: 0, excessKrw: total, createdAt: taken.now.toISOString() },
    receiptedAt: moment.now.toISOString(),
  });
  expect(presentOrder(booked)).toMatchObject({ status: 'CANCELLED', paid: 0, paymentType: 'NOTPAID' });

  const returned = after(
    booked,
    excessReturned(booked, moment, { paymentId: payment?.id ?? '', reason: '계좌로' }),
  );
  expect(presentOrder(returned).payments).toMatchObject([{ excess: 0, approved: 0 }]);
  expect(() => excessReturned(returned, moment, { paymentId: payment?.id ?? '', reason: '또' })).toThrow(
    expect.objectContaining({ code: 'EXCESS_NOT_SETTLEABLE', detail: { reason: 'NOTHING_LEFT' } }),
  );
});

const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('receive', 'charge', 'pay'),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.constant({ kind: 'cancel' as const, amount: 0 }),
  fc.constant({ kind: 'answer' as const, amount: 0 }),
  fc.constant({ kind: 'return' as const, amount: 0 }),
);

test('an order never holds more than its total, and held money and excess add up to the money taken', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let whole = wholeOrder();
      let real = 0;
      for (const { kind, amount } of steps) {
        const charge = whole.transactions.find(
          ({ status, kind: of }) => status === 'REQUESTED' && of === 'APPROVAL',
        );
        const excess = whole.payments.find(({ excessKrw, type }) => excessKrw > 0 && type !== 'card');
        const room = amountThatFits(whole, amount);
        let transition: Transition | undefined;
        if (kind === 'receive') {
          const tender = { type: 'INSTORE_CASH' as const, amount };
          transition = receivedInHand(whole, moment, { tender, taken: moment });
          real += amount;
        } else if (kind === 'pay' && room > 0) {
          transition = paidInHand(whole, moment, [{ type: 'INSTORE_CAT', amount: room }]);
          real += room;
        } else if (kind === 'charge' && room > 0 && !whole.order.pending) {
          transition = chargeRequested(whole, moment, { amount: room, ...asking });
        } else if (kind === 'answer' && charge) {
          transition = settled(whole, moment, { transactionId: charge.id, outcome: approved });
          real += charge.amountKrw;
        } else if (kind === 'return' && excess) {
          transition = excessReturned(whole, moment, { paymentId: excess.id, reason: '초과' });
          real -= excess.excessKrw;
        } else if (kind === 'cancel' && canCancel(whole)) {
          real -= heldByAll(whole.payments);
          transition = cancelled(whole, moment, '변심');
        }
        if (transition) whole = after(whole, transition);

        const order = presentOrder(whole);
        expect(order.paid).toBeLessThanOrEqual(order.status === 'CANCELLED' ? 0 : order.total);
        expectToAddUp(order);
        const beyond = whole.payments.reduce((sum, payment) => sum + payment.excessKrw, 0);
        expect(order.paid + beyond).toBe(real);
        expectCached(whole);
      }
    }),
  );
});

function canCancel({ order, payments }: WholeOrder): boolean {
  const holdsCard = payments.some(
    ({ type, approvedKrw, refundedKrw }) => type === 'card' && approvedKrw > refundedKrw,
  );
  return order.status !== 'CANCELLED' && !order.pending && !holdsCard;
}

/** The excess of a payment is the sum of its approved transactions. */
function expectCached({ payments, transactions }: WholeOrder) {
  for (const { id, excessKrw } of payments) {
    const mine = transactions.filter(({ paymentId, status }) => paymentId === id && status === 'APPROVED');
    expect(mine.reduce((sum, row) => sum + row.excessKrw, 0)).toBe(excessKrw);
  }
}
