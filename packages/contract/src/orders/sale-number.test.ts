import { expect, test } from 'vitest';
import { lettersOf, readSaleNumber, SaleNumber, saleNumberOf } from './sale-number.ts';

test('each device of a store gets letters of its own, short ones first', () => {
  expect([1, 2, 9, 20, 21, 22, 420, 421].map(lettersOf)).toEqual([
    'A',
    'B',
    'J',
    'Y',
    'AA',
    'AB',
    'YY',
    'AAA',
  ]);
  const all = Array.from({ length: 9_000 }, (_, i) => lettersOf(i + 1));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((letters) => /[IOQPVZ]/.test(letters))).toEqual([]);
});

test.each([
  ['B-12', 'B-12'],
  ['b12', 'B-12'],
  [' aa 7 ', 'AA-7'],
  ['B-012', 'B-12'],
  ['12', undefined],
  ['B', undefined],
  ['B-0', undefined],
  ['B-12-3', undefined],
  ['B-1234567', undefined],
  ['가-12', undefined],
])('%s typed is read as %s', (typed, read) => {
  expect(readSaleNumber(typed)).toBe(read);
});

test('the server accepts every sale number that a device makes', () => {
  expect(SaleNumber.parse(saleNumberOf(lettersOf(421), 999_999))).toBe('AAA-999999');
});
