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

test('a collection without multiple allows one choice at most', () => {
  expect(areChoicesValid([size], ['tall', 'large'])).toBe(false);
  expect(areChoicesValid([ice], ['less', 'none'])).toBe(false);
});

test('a collection with multiple allows several choices, and needs one if it is mandatory', () => {
  expect(areChoicesValid([extras], ['shot', 'syrup'])).toBe(true);
  expect(areChoicesValid([sides], ['rice', 'soup'])).toBe(true);
  expect(areChoicesValid([sides], [])).toBe(false);
});

test('an optional collection needs no choice', () => {
  expect(areChoicesValid([extras, ice], [])).toBe(true);
});

test('an unknown choice is refused', () => {
  expect(areChoicesValid([size], ['tall', 'gone'])).toBe(false);
  expect(areChoicesValid([], ['tall'])).toBe(false);
});

test('the same choice twice is refused', () => {
  expect(areChoicesValid([extras], ['shot', 'shot'])).toBe(false);
});

test('an item without options needs no choice', () => {
  expect(areChoicesValid([], [])).toBe(true);
});

test.each([
  ['nothing is sold out', [size, extras], [], false],
  ['a mandatory collection has a choice left', [size, extras], ['tall', 'shot', 'syrup'], false],
  ['a mandatory collection is sold out', [size, extras], ['tall', 'large'], true],
  ['the second of two mandatory collections is sold out', [size, sides], ['rice', 'soup'], true],
  ['all optional collections are sold out', [extras, ice], ['shot', 'syrup', 'less', 'none'], false],
  ['a mandatory collection has no choices', [{ ...size, choices: [] }], [], true],
  ['the item has no collections', [], [], false],
])('whether the options make an item sold out: %s', (_, collections, soldOut, expected) => {
  expect(lacksChoice(collections, ({ id }) => soldOut.some((one) => one === id))).toBe(expected);
});
