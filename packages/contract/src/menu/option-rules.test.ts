import { expect, test } from 'vitest';
import { areChoicesValid, lacksChoice } from './option-rules.ts';

const size = {
  id: 'size',
  mandatory: true,
  multiple: false,
  choices: [{ id: 'tall' }, { id: 'large' }],
};
const extras = {
  id: 'extras',
  mandatory: false,
  multiple: true,
  choices: [{ id: 'shot' }, { id: 'syrup' }],
};
const sides = { id: 'sides', mandatory: true, multiple: true, choices: [{ id: 'rice' }, { id: 'soup' }] };
const ice = { id: 'ice', mandatory: false, multiple: false, choices: [{ id: 'less' }, { id: 'none' }] };

test('a mandatory collection needs a choice', () => {
  expect(areChoicesValid([size], [])).toBe(false);
  expect(areChoicesValid([size], ['tall'])).toBe(true);
  expect(areChoicesValid([size, extras], ['shot'])).toBe(false);
});

test('without multiple at most one choice is taken', () => {
  expect(areChoicesValid([size], ['tall', 'large'])).toBe(false);
  expect(areChoicesValid([ice], ['less', 'none'])).toBe(false);
});

test('with multiple several choices are taken, also where one is mandatory', () => {
  expect(areChoicesValid([extras], ['shot', 'syrup'])).toBe(true);
  expect(areChoicesValid([sides], ['rice', 'soup'])).toBe(true);
  expect(areChoicesValid([sides], [])).toBe(false);
});

test('an optional collection may stay empty', () => {
  expect(areChoicesValid([extras, ice], [])).toBe(true);
});

test('an unknown or vanished choice is refused', () => {
  expect(areChoicesValid([size], ['tall', 'gone'])).toBe(false);
  expect(areChoicesValid([], ['tall'])).toBe(false);
});

test('the same choice twice is refused', () => {
  expect(areChoicesValid([extras], ['shot', 'shot'])).toBe(false);
});

test('an item without options takes none', () => {
  expect(areChoicesValid([], [])).toBe(true);
});

test.each([
  ['nothing is sold out', [size, extras], [], false],
  ['one of a mandatory collection is left', [size, extras], ['tall', 'shot', 'syrup'], false],
  ['a mandatory collection is sold out', [size, extras], ['tall', 'large'], true],
  ['the second of two mandatory ones is', [size, sides], ['rice', 'soup'], true],
  ['an optional one is', [extras, ice], ['shot', 'syrup', 'less', 'none'], false],
  ['a mandatory collection has no choice at all', [{ ...size, choices: [] }], [], true],
  ['nothing is asked', [], [], false],
])('an item is sold out with its options: %s', (_, collections, soldOut, expected) => {
  expect(lacksChoice(collections, ({ id }) => soldOut.some((one) => one === id))).toBe(expected);
});
