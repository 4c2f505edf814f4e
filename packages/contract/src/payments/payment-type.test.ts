import { expect, test } from 'vitest';
import { changeOf, paymentTypeOf, paymentTypes, tenderTypes } from './payment-type.ts';

test('an order without an approved payment is NOTPAID', () => {
  expect(paymentTypeOf([])).toBe('NOTPAID');
  expect(paymentTypeOf([{ type: 'card', approved: 0 }])).toBe('NOTPAID');
});

test.each(tenderTypes)('an order paid only by %s has that payment type', (type) => {
  const tenders = [
    { type, approved: 3000 },
    { type, approved: 1500 },
  ];

  expect(paymentTypeOf(tenders)).toBe(type);
});

test('an order with several tender types is COMPLEX', () => {
  const tenders = [
    { type: 'INSTORE_CASH', approved: 3000 },
    { type: 'card', approved: 1500 },
  ] as const;

  expect(paymentTypeOf(tenders)).toBe('COMPLEX');
});

test('a tender with nothing approved does not count', () => {
  const tenders = [
    { type: 'INSTORE_CASH', approved: 3000 },
    { type: 'card', approved: 0 },
  ] as const;

  expect(paymentTypeOf(tenders)).toBe('INSTORE_CASH');
});

test('spec 4 · every payment type is known', () => {
  expect([...paymentTypes].sort()).toEqual(
    ['card', 'cash', 'NOTPAID', 'INSTORE_CASH', 'INSTORE_CAT', 'COMPLEX', 'UNKNOWN', 'LEGACY'].sort(),
  );
});

test('change is what was received beyond the amount', () => {
  expect(changeOf({ amount: 7300, received: 10000 })).toBe(2700);
  expect(changeOf({ amount: 7300, received: 7300 })).toBe(0);
  expect(changeOf({ amount: 7300, received: 5000 })).toBe(0);
});
