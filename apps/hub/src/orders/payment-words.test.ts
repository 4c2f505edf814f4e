import { expect, test } from 'vitest';
import { paymentWords } from './payment-words.ts';

test('an order that costs nothing is not called unpaid', () => {
  expect(paymentWords({ paymentType: 'NOTPAID', total: 0 })).toBe('paymentTypes.NOTHING_DUE');
  expect(paymentWords({ paymentType: 'NOTPAID', total: 4_500 })).toBe('paymentTypes.NOTPAID');
  expect(paymentWords({ paymentType: 'card', total: 4_500 })).toBe('paymentTypes.card');
});
