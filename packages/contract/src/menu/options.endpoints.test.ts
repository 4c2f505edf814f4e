import { expect, test } from 'vitest';
import { PriceDifference } from './menu-fields.ts';
import { setOptionCollection } from './options.endpoints.ts';

const storeId = '019a9000-0000-7000-8000-000000000001';
const id = '019a9000-0000-7000-8000-000000000002';
const collection = { storeId, name: '온도', nameEn: null, mandatory: true, multiple: false };
const choice = (name: string, over: object = {}) => ({ name, nameEn: null, priceDifference: 0, ...over });
const hot = choice('핫', { byDefault: true });

/** Validation errors by field. */
function problems(over: object) {
  const { error } = setOptionCollection.input.safeParse({ ...collection, choices: [hot], ...over });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

test.each([
  ['one default choice is accepted', [hot, choice('아이스')], {}],
  ['no default choice is accepted', [choice('핫'), choice('아이스')], {}],
  [
    'two default choices are refused',
    [hot, choice('아이스', { byDefault: true })],
    { choices: 'oneDefaultOnly' },
  ],
  ['a collection without choices is refused', [], { choices: 'required' }],
  ['the same name twice is refused', [hot, choice('핫')], { choices: 'nameTwice' }],
  [
    'names that differ only in blanks and capitals are refused',
    [choice('Hot'), choice(' hOT ')],
    { choices: 'nameTwice' },
  ],
  [
    'names that differ only in Unicode normalization are refused',
    [hot, choice('핫'.normalize('NFD'))],
    { choices: 'nameTwice' },
  ],
  [
    'the same id twice is refused',
    [choice('핫', { id }), choice('아이스', { id })],
    { choices: 'wrongFormat' },
  ],
])('choices: %s', (_, choices, expected) => {
  expect(problems({ choices })).toEqual(expected);
});

test('a collection with multiple may have several default choices', () => {
  const choices = [hot, choice('아이스', { byDefault: true })];
  expect(problems({ multiple: true, choices })).toEqual({});
});

test('a collection has at most 100 choices', () => {
  const choices = Array.from({ length: 101 }, (_, i) => choice(`옵션 ${i}`));
  expect(problems({ choices: choices.slice(1) })).toEqual({});
  expect(Object.keys(problems({ choices }))).toEqual(['choices']);
});

test('changing an existing collection needs its version', () => {
  expect(problems({ id })).toEqual({ version: 'required' });
  expect(problems({ id, version: 3 })).toEqual({});
});

test('an empty English name is stored as null', () => {
  const read = setOptionCollection.input.parse({
    ...collection,
    nameEn: ' ',
    choices: [choice('핫', { nameEn: '' })],
  });
  expect(read).toMatchObject({ nameEn: null, choices: [{ nameEn: null, byDefault: false }] });
});

test.each([
  [0, undefined],
  [-500, undefined],
  [1_000_000_000, undefined],
  [1_000_000_001, 'tooLarge'],
  [-1_000_000_001, 'tooSmall'],
  [0.5, 'integersOnly'],
  ['500', 'numbersOnly'],
  [Number.NaN, 'numbersOnly'],
  [null, 'required'],
  [undefined, 'required'],
])('a price difference of %j: %s', (value, problem) => {
  expect(PriceDifference.safeParse(value).error?.issues[0]?.message).toBe(problem);
});
