import type { Payment } from '@maru/contract/payments/payment.ts';
import { expect, test } from 'vitest';
import { aCardPayment, anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import {
  orderRefreshed,
  orderTaken,
  tenderAnswered,
  withTender,
} from '#hub/payments/sale-queue/sale-moves.ts';
import { isFinishedElsewhere, takenElsewhere } from './taken-elsewhere.ts';

const cash = (id: string, amount: number): Payment => ({
  ...aCardPayment('APPROVED', amount),
  id,
  type: 'INSTORE_CASH',
});
const opened = orderTaken(aSale(), anOrder({ payments: [cash('before', 1_000)], leftToPay: 9_000 }));
const namesOf = (payments: readonly Payment[]) => payments.map(({ id }) => id);

test('payments from before and of this device were not taken elsewhere', () => {
  const mine = withTender(opened, { paymentMethod: 'INSTORE_CASH', amount: 9_000 }, { key: 'k', now: 0 });
  const payments = [cash('before', 1_000), cash('mine', 9_000)];
  const order = anOrder({ version: 2, payments, leftToPay: 0 });
  const answered = tenderAnswered(mine, 'k', { payment: cash('mine', 9_000), order });

  expect(takenElsewhere(answered)).toEqual([]);
  expect(isFinishedElsewhere(answered)).toBe(false);
});

test('nothing is reported while a tender of this device waits, since the order may already contain it', () => {
  for (const paymentMethod of ['INSTORE_CASH', 'card'] as const) {
    const mine = withTender(opened, { paymentMethod, amount: 9_000 }, { key: 'k', now: 0 });
    const payments = [cash('before', 1_000), { ...cash('perhaps mine', 9_000), type: paymentMethod }];
    const told = orderRefreshed(mine, anOrder({ version: 2, payments, leftToPay: 0 }));

    expect(takenElsewhere(told)).toEqual([]);
  }
});

test('a payment of another device is reported; one that was given back is not', () => {
  const back = { ...cash('back', 500), refunded: 500 };
  const payments = [cash('before', 1_000), cash('theirs', 4_000), back];
  const told = orderRefreshed(opened, anOrder({ version: 2, payments, leftToPay: 5_000 }));

  expect(namesOf(takenElsewhere(told))).toEqual(['theirs']);
});

test('an order counts as finished elsewhere once another device has taken its last part', () => {
  const mine = withTender(opened, { paymentMethod: 'INSTORE_CASH', amount: 4_000 }, { key: 'k', now: 0 });
  const part = [cash('before', 1_000), cash('mine', 4_000)];
  const half = tenderAnswered(mine, 'k', {
    payment: cash('mine', 4_000),
    order: anOrder({ version: 2, payments: part, leftToPay: 5_000 }),
  });
  const whole = anOrder({ version: 3, payments: [...part, cash('theirs', 5_000)], leftToPay: 0 });

  expect(isFinishedElsewhere(half)).toBe(false);
  expect(isFinishedElsewhere(orderRefreshed(half, whole))).toBe(true);
});
