import { expect, test } from 'vitest';
import { readWholeNumber } from './read-whole-number.ts';

const price = { least: 1, most: 1_000_000_000 };
const difference = { least: -1_000_000_000, most: 1_000_000_000 };
const stock = { least: 0, most: 1_000_000 };

test.each([
  ['4500', 4_500],
  ['4,500', 4_500],
  ['4,500원', 4_500],
  ['4500 원', 4_500],
  ['₩4,500', 4_500],
  ['\\4,500', 4_500],
  ['￦4,500', 4_500],
  [' 4 500 ', 4_500],
  ['4\u00a0500', 4_500],
  ['４５００', 4_500],
  ['４，５００원', 4_500],
  ['4500.0', 4_500],
  ['4500.', 4_500],
  ['4500.00000', 4_500],
  ['+500', 500],
  ['-500', -500],
  ['−500', -500],
  ['－500', -500],
  ['–500', -500],
  ['-500원', -500],
  ['-₩500', -500],
  ['₩-500', -500],
  ['-0', 0],
  ['007', 7],
  ['1000000000', 1_000_000_000],
])('%j is read as %i', (text, value) => {
  expect(readWholeNumber(text, difference)).toEqual({ value });
});

test.each([
  ['', price, 'required'],
  ['   ', price, 'required'],
  ['원', price, 'required'],
  ['abc', price, 'numbersOnly'],
  ['4500 won', price, 'numbersOnly'],
  ['1e3', price, 'numbersOnly'],
  ['0x10', price, 'numbersOnly'],
  ['4.500.000', price, 'numbersOnly'],
  ['--5', price, 'numbersOnly'],
  ['-', difference, 'numbersOnly'],
  ['4.5', price, 'integersOnly'],
  ['4,500.50', price, 'integersOnly'],
  ['4499.99999999999999999999', price, 'integersOnly'],
  ['-0.5', difference, 'integersOnly'],
  ['0', price, 'positiveOnly'],
  ['-500', price, 'positiveOnly'],
  ['-1', stock, 'zeroOrMore'],
  ['-1000000001', difference, 'tooSmall'],
  ['1000000001', price, 'tooLarge'],
  ['9'.repeat(400), price, 'tooLarge'],
])('%j is refused within %j: %s', (text, limits, problem) => {
  expect(readWholeNumber(text, limits)).toEqual({ problem });
});

test('0 is valid as a stock and as a price difference', () => {
  expect(readWholeNumber('0', stock)).toEqual({ value: 0 });
  expect(readWholeNumber('0', difference)).toEqual({ value: 0 });
});
