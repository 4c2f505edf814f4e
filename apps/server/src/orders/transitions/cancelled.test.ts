import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder, paymentCases } from '#test/builders/every-order.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { presentOrder } from '../present-order.ts';
import { cancelDecided, cancelled, cancelRequested } from './cancelled.ts';
import { applied } from './transition.ts';

const reason = '손님이 마음을 바꿈';
const asking = {
  reason,
  jobOf: ({ id }: { id: string }) => ({ task: 'settle', payload: { id } }),
};
const byProvider = ['card', 'cardAndCash', 'cardPart'];
const inHand = Object.keys(paymentCases).filter((money) => !byProvider.includes(money));
const named = (states: readonly string[], moneys: readonly string[]) =>
  states.flatMap((status) => moneys.map((money) => `${status} ${money}`));

/** Both ways to cancel refuse the same orders. */
function expectRefusals(refused: ReturnType<typeof outcomesOf>['refused']) {
  expect(refused.length).toBeGreaterThan(0);
  for (const { whole, code, detail } of refused) {
    const { status, pending } = whole.order;
    expect({ code, detail }).toEqual(
      pending
        ? { code: 'ORDER_PENDING', detail: { pending } }
        : { code: 'ORDER_NOT_CANCELLABLE', detail: { orderStatus: status } },
    );
    expect(pending !== null || status === 'CANCELLED').toBe(true);
  }
}

test('orders that are not cancelled, not pending and hold no card money can be cancelled', () => {
  const { done, refused, impossible } = outcomesOf(everyOrder, (whole) => cancelled(whole, moment, reason));

  expect(done.sort()).toEqual(named(['OPEN', 'CLOSED'], inHand).sort());
  expect(impossible.sort()).toEqual(named(['OPEN', 'CLOSED'], byProvider).sort());
  expectRefusals(refused);
});

test('a cancelled order holds no money, and each tender is empty in every tax part', () => {
  const { results } = outcomesOf(everyOrder, (whole) => cancelled(whole, moment, reason));

  for (const { whole, result } of results) {
    const before = presentOrder(whole);
    const after = presentOrder(applied(whole, result, moment));
    expect(after).toMatchObject({ status: 'CANCELLED', paid: 0, leftToPay: 0, cancelReason: reason });
    expectToAddUp(after);
    const given = result.transactions.reduce((sum, { amountKrw }) => sum + amountKrw, 0);
    expect(given).toBe(before.paid);
    expect(result.history).toEqual([
      ...result.transactions.map(({ amountKrw }) => ({ kind: 'REFUNDED', reason: null, amountKrw })),
      { kind: 'CANCELLED', reason, amountKrw: 11_000 },
    ]);
    expect(result.stock).toEqual({ returned: [{ itemId: 'cake', quantity: 2 }], taken: [] });
  }
});

test('refunds continue the numbering of the ledger and belong to their own day', () => {
  const { transactions } = cancelled(wholeOrder({}, paymentCases.hands), moment, reason);

  expect(transactions).toMatchObject([
    { paymentId: 'payment1', seq: 3, kind: 'REFUND', status: 'APPROVED', provider: null },
    { paymentId: 'payment2', seq: 4, businessDate: '2026-11-19', eventDate: '2026-11-20' },
  ]);
});

test('if a card holds money, its refunds and their jobs are written and nothing else changes', () => {
  const { done, results, refused } = outcomesOf(
    everyOrder.filter(({ name }) => byProvider.some((money) => name.endsWith(` ${money}`))),
    (whole) => cancelRequested(whole, moment, asking),
  );

  expect(done.sort()).toEqual(named(['OPEN', 'CLOSED'], byProvider).sort());
  expectRefusals(refused);
  for (const { whole, result } of results) {
    expect(result).toMatchObject({
      changes: { pending: 'CANCEL', cancelReason: reason },
      payments: [],
      transactions: [{ paymentId: 'payment1', kind: 'REFUND', status: 'REQUESTED', provider: 'terminal' }],
      history: [{ kind: 'CANCEL_REQUESTED', reason }],
      stock: { returned: [], taken: [] },
      jobs: result.transactions.map(({ id }) => ({ task: 'settle', payload: { id } })),
    });
    const after = presentOrder(applied(whole, result, moment));
    expect(after).toMatchObject({ status: whole.order.status, paid: presentOrder(whole).paid });
  }
});

test.each(['OPEN', 'CLOSED'] as const)(
  'an %s order with decided refunds is cancelled, or unchanged if it still holds card money',
  (status) => {
    for (const [money, tenders] of Object.entries(paymentCases)) {
      const whole = wholeOrder({ status, cancelReason: reason }, tenders);
      const { changes, transactions, stock } = cancelDecided(whole, moment);
      // If a CLOSED order holds only a part of its money, an approved refund gave back the rest.
      if (money === 'cardPart' && status === 'CLOSED') {
        expect(changes).toMatchObject({ cancelReason: null, refundedKrw: 6_600, refundedVatKrw: 600 });
      } else if (byProvider.includes(money)) {
        expect({ changes, transactions, stock }).toEqual({
          changes: { cancelReason: null },
          transactions: [],
          stock: { returned: [], taken: [] },
        });
      } else expect(changes).toMatchObject({ status: 'CANCELLED', cancelReason: reason });
    }
  },
);

test('a refund goes to the provider that made the approval, with its keys', () => {
  const via = { provider: 'online', providerKeysId: 'keys', checkoutKey: 'checkout' };
  const whole = wholeOrder({}, [
    { type: 'card', amount: 4_400, movements: [{}] },
    { type: 'card', amount: 6_600, movements: [via] },
  ]);

  const { transactions } = cancelRequested(whole, moment, asking);

  expect(transactions).toMatchObject([
    { paymentId: 'payment1', provider: 'terminal', providerKeysId: null, checkoutKey: null },
    { paymentId: 'payment2', ...via },
  ]);
});

test('if a provider refuses one of two refunds of an OPEN order, the approved one counts as a payment given back', () => {
  const refund = { kind: 'REFUND' as const, provider: 'terminal' };
  const whole = wholeOrder({ cancelReason: reason }, [
    { type: 'card', amount: 4_400, movements: [{}, refund] },
    { type: 'card', amount: 5_500, movements: [{}, { ...refund, status: 'FAILED' }] },
    { type: 'INSTORE_CASH', amount: 1_100, movements: [{}, { kind: 'REFUND' }], givenBack: true },
  ]);

  const decided = cancelDecided(whole, moment);

  expect(decided).toMatchObject({
    payments: [{ id: 'payment1', givenBackAt: '2026-11-20T03:00:00.000Z' }],
    history: [{ kind: 'GIVEN_BACK', reason, amountKrw: 4_400 }],
  });
  const after = presentOrder(applied(whole, decided, moment));
  expect(after).toMatchObject({
    status: 'OPEN',
    paid: 5_500,
    leftToPay: 5_500,
    refunded: 0,
    cancelReason: null,
  });
});
