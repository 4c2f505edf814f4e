import { expect, test } from 'vitest';
import { presentOrder } from '#server/orders/present-order.ts';
import { applied } from '#server/orders/transitions/transition.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { moment, total, wholeOrder } from '#test/builders/whole-order.ts';
import { settled } from './settled.ts';

const card = { approvalNumber: '12345678', cardNumber: '0000-00**', cardIssuer: 'MARU' };
const approved = { status: 'APPROVED' as const, ...card };
const declined = { status: 'FAILED' as const, failure: 'DECLINED' };
const unknown = { status: 'UNKNOWN' as const };
const provider = 'terminal';
type Status = 'REQUESTED' | 'UNKNOWN' | 'APPROVED' | 'FAILED';

const charged = (status: Status) =>
  wholeOrder({ pending: 'PAY' }, [{ type: 'card', amount: total, movements: [{ status, provider }] }]);

/** An order paid by two cards and cash, with both card refunds requested. */
function cancelling(first: Status, second: Status) {
  const card = (status: Status) => ({
    type: 'card' as const,
    amount: 4_400,
    movements: [{ provider }, { kind: 'REFUND' as const, status, provider }],
  });
  return wholeOrder({ status: 'CLOSED', pending: 'CANCEL', cancelReason: '품절' }, [
    card(first),
    card(second),
    { type: 'INSTORE_CASH', amount: 2_200 },
  ]);
}

test.each([
  ['REQUESTED', approved, { status: 'CLOSED', pending: null, paid: total }, ['PAID', 'CLOSED']],
  ['UNKNOWN', approved, { status: 'CLOSED', pending: null, paid: total }, ['PAID', 'CLOSED']],
  ['REQUESTED', declined, { status: 'OPEN', pending: null, paid: 0 }, ['PAYMENT_FAILED']],
  ['UNKNOWN', declined, { status: 'OPEN', pending: null, paid: 0 }, ['PAYMENT_FAILED']],
  ['REQUESTED', unknown, { status: 'OPEN', pending: 'PAY', paid: 0 }, ['PAYMENT_UNKNOWN']],
] as const)('a charge that is %s takes the outcome %o', (status, outcome, order, told) => {
  const whole = charged(status);

  const transition = settled(whole, moment, { transactionId: 'tx1', outcome });

  expect(transition?.history.map(({ kind }) => kind)).toEqual(told);
  const after = presentOrder(applied(whole, transition ?? expect.fail(), moment));
  expect(after).toMatchObject(order);
  expectToAddUp(after);
});

test.each([
  ['a provider', undefined],
  ['an owner', '손님이 확인함'],
])('a charge that %s decides as failed closes an order that cash has paid meanwhile', (_who, reason) => {
  const whole = wholeOrder({ pending: 'PAY' }, [
    { type: 'card', amount: 4_400, movements: [{ provider }] },
    { type: 'card', amount: 6_600, movements: [{ status: 'UNKNOWN', provider }] },
    { type: 'INSTORE_CASH', amount: 6_600 },
  ]);
  const decided = { transactionId: 'tx2', outcome: declined, ...(reason && { reason }) };

  const transition = settled(whole, moment, decided) ?? expect.fail();

  const after = presentOrder(applied(whole, transition, moment));
  expect(after).toMatchObject({ status: 'CLOSED', pending: null, paid: total });
  expect(transition.history.map(({ kind }) => kind).slice(-2)).toEqual(['PAYMENT_FAILED', 'CLOSED']);
  expectToAddUp(after);
  const byHand = settled(whole, { ...moment, closePaidOrders: false }, decided) ?? expect.fail();
  expect(byHand.changes).toEqual({ pending: null });
});

test.each([
  ['before its day ended', '2026-11-19T18:59:59Z', '2026-11-19'],
  ['after the next day began', '2026-11-19T19:00:00Z', '2026-11-20'],
  ['by a clock that was behind before its order', '2026-11-18T18:59:59Z', '2026-11-19'],
  ['by a clock that is ahead', '2026-11-20T19:00:00Z', '2026-11-20'],
])('a charge approved %s counts on that day, but not before its order or after today', (_, at, eventDate) => {
  const outcome = { ...approved, at: new Date(at) };
  const { transactions } = settled(charged('UNKNOWN'), moment, { transactionId: 'tx1', outcome }) ?? {};
  expect(transactions).toMatchObject([{ eventDate }]);
});

test('an approval stores the data of the card network and counts on its own day', () => {
  const whole = charged('UNKNOWN');

  const { transactions = [] } = settled(whole, moment, { transactionId: 'tx1', outcome: approved }) ?? {};

  expect(transactions).toMatchObject([{ ...card, eventDate: '2026-11-20', businessDate: '2026-11-19' }]);
  const refused = settled(whole, moment, { transactionId: 'tx1', outcome: declined });
  expect(refused?.transactions).toMatchObject([{ failure: 'DECLINED', eventDate: '2026-11-19' }]);
});

test.each([
  ['UNKNOWN', unknown],
  ['APPROVED', approved],
  ['APPROVED', declined],
  ['APPROVED', unknown],
  ['FAILED', declined],
  ['FAILED', unknown],
] as const)('a charge that is already %s ignores the outcome %o', (status, outcome) => {
  expect(settled(charged(status), moment, { transactionId: 'tx1', outcome })).toBeUndefined();
});

test('an approval after a booked failure throws', () => {
  const late = () => settled(charged('FAILED'), moment, { transactionId: 'tx1', outcome: approved });

  expect(late).toThrow('approved transaction tx1 after it was booked as failed');
});

const told = (first: Status, second: Status, outcome: typeof approved | typeof declined | typeof unknown) => {
  const whole = cancelling(first, second);
  const transition = settled(whole, moment, { transactionId: 'tx2', outcome }) ?? expect.fail();
  const after = presentOrder(applied(whole, transition, moment));
  expectToAddUp(after);
  return { transition, after, kinds: transition.history.map(({ kind }) => kind) };
};

test.each([
  ['REQUESTED', approved, 6_600, ['REFUNDED']],
  ['UNKNOWN', declined, 11_000, ['REFUND_FAILED']],
  ['APPROVED', unknown, 6_600, ['PAYMENT_UNKNOWN']],
] as const)(
  'a cancellation keeps waiting if one of its refunds is %s and the other has the outcome %o',
  (second, outcome, paid, kinds) => {
    const { transition, after, kinds: heard } = told('REQUESTED', second, outcome);

    expect(after).toMatchObject({ status: 'CLOSED', pending: 'CANCEL', paid });
    expect(heard).toEqual(kinds);
    expect(transition.stock.returned).toEqual([]);
  },
);

test('the last refund cancels the order, and only then are tenders in hand given back', () => {
  const { transition, after, kinds } = told('UNKNOWN', 'APPROVED', approved);

  expect(after).toMatchObject({ status: 'CANCELLED', pending: null, paid: 0, cancelReason: '품절' });
  expect(kinds).toEqual(['REFUNDED', 'REFUNDED', 'CANCELLED']);
  expect(transition.stock.returned).toEqual([{ itemId: 'cake', quantity: 2 }]);
});

test.each([
  ['FAILED', approved],
  ['APPROVED', declined],
] as const)(
  'if one refund is %s and the last is %o, the order stays and can be cancelled again',
  (second, outcome) => {
    const { transition, after } = told('REQUESTED', second, outcome);

    expect(after).toMatchObject({ status: 'CLOSED', pending: null, paid: 6_600, cancelReason: null });
    expect(transition.stock.returned).toEqual([]);
  },
);
