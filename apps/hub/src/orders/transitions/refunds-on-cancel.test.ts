import { expect, test } from 'vitest';
import { approval, cancelledOrder, payment } from '#hub/orders/order-builders.ts';
import { needsVoidAtTerminal, refundsOnCancel, unlistedRefund } from './refunds-on-cancel.ts';

test('a cancellation gives back what remains of each tender', () => {
  const payments = [
    payment({ id: 'cash', type: 'INSTORE_CASH', approved: 5_000, refunded: 0 }),
    payment({ id: 'card', type: 'card', approved: 7_000, refunded: 2_000 }),
    payment({ id: 'declined', type: 'card', approved: 0, refunded: 0 }),
    payment({ id: 'back', type: 'card', approved: 4_000, refunded: 4_000 }),
  ];
  expect(refundsOnCancel(cancelledOrder({ payments }))).toMatchObject([
    { paymentId: 'cash', type: 'INSTORE_CASH', amount: 5_000 },
    { paymentId: 'card', type: 'card', amount: 5_000 },
  ]);
});

test('a card payment is identified by its approval', () => {
  const transactions = [
    approval({ status: 'FAILED', approvalNumber: null }),
    approval({ approvalNumber: '30012345' }),
  ];
  const payments = [payment({ type: 'card', approved: 7_000, transactions })];
  expect(refundsOnCancel(cancelledOrder({ payments }))[0]?.approval?.approvalNumber).toBe('30012345');
});

test('only a separate terminal has to be voided by hand', () => {
  const backOf = (type: 'card' | 'INSTORE_CAT') =>
    refundsOnCancel(cancelledOrder({ payments: [payment({ type, approved: 7_000 })] }));
  expect(needsVoidAtTerminal(backOf('card'))).toBe(false);
  expect(needsVoidAtTerminal(backOf('INSTORE_CAT'))).toBe(true);
});

test('money paid while the list was shown is reported after cancelling', () => {
  const shown = cancelledOrder({
    payments: [payment({ id: 'early', type: 'INSTORE_CASH', approved: 5_000, refunded: 1_000 })],
  });
  const early = payment({ id: 'early', type: 'INSTORE_CASH', approved: 5_000, refunded: 5_000 });
  const late = payment({ id: 'late', type: 'INSTORE_CASH', approved: 3_000, refunded: 3_000 });

  expect(unlistedRefund(shown, cancelledOrder({ payments: [early] }))).toBe(0);
  expect(unlistedRefund(shown, cancelledOrder({ payments: [early, late] }))).toBe(3_000);
});
