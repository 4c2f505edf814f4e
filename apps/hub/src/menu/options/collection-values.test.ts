import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { expect, test } from 'vitest';
import { collisions, merged, noChanges, withChange } from '#hub/lib/forms/draft.ts';
import { moveTo } from '#hub/lib/sorting/moves.ts';
import { newChoiceKey, rememberIds } from './choices/choice-keys.ts';
import { choiceProblems, collectionProblems } from './collection-problems.ts';
import {
  blankValues,
  type CollectionValues,
  choiceField,
  choiceKeys,
  collectionValuesOf,
  inputOf,
} from './collection-values.ts';

const choice = (id: string, over: Partial<OptionCollection['choices'][number]> = {}) => ({
  ...{ id, name: id, nameEn: null, priceDifference: 0, soldOutUntil: null, byDefault: false },
  ...over,
});

const heat: OptionCollection = {
  ...{ id: 'heat', name: '온도', nameEn: null, mandatory: true, multiple: false, version: 1 },
  choices: [choice('hot', { byDefault: true }), choice('ice', { priceDifference: 500 })],
};
const values = collectionValuesOf(heat);
const kept = new Set(['hot', 'ice']);
const put = (over: object): CollectionValues => ({ ...values, ...over });

/** The collection's draft with these changes. */
const changed = (over: Partial<CollectionValues>) =>
  Object.entries(over).reduce(
    (draft, [name, value]) => withChange(draft, base, [name as 'name', value as string]),
    noChanges(base),
  );
const base = { values, version: 1 };

test('unchanged values are sent as they were read', () => {
  expect(inputOf(values, kept)).toEqual({
    ...{ name: '온도', nameEn: '', mandatory: true, multiple: false },
    choices: [
      { id: 'hot', name: 'hot', nameEn: '', priceDifference: 0, byDefault: true },
      { id: 'ice', name: 'ice', nameEn: '', priceDifference: 500, byDefault: false },
    ],
  });
});

test('a new choice comes last, a removed one is gone, and the order is kept', () => {
  const tepid = { name: '미지근하게', nameEn: '', priceDifference: 100 };
  const edited = put({ 'choice-new-x': tepid, 'choice-hot': undefined });

  expect(choiceKeys(edited)).toEqual(['ice', 'new-x']);
  expect(choiceKeys({ ...edited, order: moveTo(choiceKeys(edited), 'new-x', 0) })).toEqual(['new-x', 'ice']);
  expect(inputOf(edited, kept).choices).toMatchObject([{ id: 'ice' }, { ...tepid, byDefault: false }]);
  expect(inputOf(edited, kept).choices[1]).not.toHaveProperty('id');
});

test('empty rows are not sent, and a collection needs at least one choice', () => {
  const blank = blankValues(2);
  expect(choiceKeys(blank)).toHaveLength(2);
  expect(inputOf(blank, kept).choices).toEqual([]);
  expect(collectionProblems(blank)).toEqual({ name: 'required', order: 'required' });

  const emptied = put({ 'choice-hot': { name: '', nameEn: '', priceDifference: 0 } });
  expect(collectionProblems(emptied)).toEqual({ 'choice-hot': 'required' });
});

test('a single-choice collection keeps the first default, a multiple one all', () => {
  const both = put({ defaults: ['ice', 'hot', 'gone'] });
  const defaults = (of: CollectionValues) => inputOf(of, kept).choices.map(({ byDefault }) => byDefault);

  expect(defaults(both)).toEqual([true, false]);
  expect(defaults({ ...both, multiple: true })).toEqual([true, true]);
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ name: ' HOT ' }, { name: 'nameTwice' }],
  [
    { name: '가'.repeat(31), nameEn: 'x'.repeat(31) },
    { name: 'tooLong', nameEn: 'tooLong' },
  ],
  [{ priceDifference: '' }, { priceDifference: 'required' }],
  [{ priceDifference: 'abc' }, { priceDifference: 'numbersOnly' }],
  [{ priceDifference: '4.5' }, { priceDifference: 'integersOnly' }],
  [{ priceDifference: '9999999999' }, { priceDifference: 'tooLarge' }],
  [{ priceDifference: -500 }, {}],
])('a choice of %j: %j', (over, problems) => {
  const edited = put({ 'choice-ice': { name: 'ice', nameEn: '', priceDifference: 500, ...over } });
  expect(choiceProblems(edited, 'ice')).toEqual(problems);
  expect(Object.keys(collectionProblems(edited))).toEqual(
    Object.keys(problems).length > 0 ? ['choice-ice'] : [],
  );
});

test('two people who add, rename and sort different choices do not conflict', () => {
  const mine = changed({ 'choice-new-y': { name: '미지근하게', nameEn: '', priceDifference: 0 } });
  const theirs: OptionCollection = {
    ...heat,
    version: 2,
    choices: [choice('warm'), choice('ice', { priceDifference: 700 }), choice('hot', { byDefault: true })],
  };

  expect(collisions(mine, collectionValuesOf(theirs))).toEqual([]);
  const result = merged(mine, { values: collectionValuesOf(theirs), version: 2 }, new Set());
  const together = { ...result.base.values, ...result.changes };
  expect(inputOf(together, new Set(['warm', 'ice', 'hot'])).choices).toMatchObject([
    { id: 'warm' },
    { id: 'ice', priceDifference: 700 },
    { id: 'hot', byDefault: true },
    { name: '미지근하게' },
  ]);
});

test('if one person changes a choice that another deletes, only that conflicts; if kept, it is created again', () => {
  const mine = changed({
    'choice-ice': { name: 'ice', nameEn: '', priceDifference: 800 },
    name: '온도 고르기',
  });
  const theirs = collectionValuesOf({ ...heat, version: 2, choices: [choice('hot', { byDefault: true })] });

  expect(collisions(mine, theirs)).toEqual(['choice-ice']);
  const result = merged(mine, { values: theirs, version: 2 }, new Set());
  const { choices } = inputOf({ ...result.base.values, ...result.changes }, new Set(['hot']));
  expect(choices).toEqual([
    { id: 'hot', name: 'hot', nameEn: '', priceDifference: 0, byDefault: true },
    { name: 'ice', nameEn: '', priceDifference: 800, byDefault: false },
  ]);
});

test('a new choice keeps its row in the form after it was saved', () => {
  const key = newChoiceKey();
  const sent = put({ [choiceField(key)]: { name: '미지근하게', nameEn: '', priceDifference: 0 } });
  rememberIds(choiceKeys(sent), ['hot', 'ice', 'warm']);

  const read = collectionValuesOf({ ...heat, version: 2, choices: [...heat.choices, choice('warm')] });
  expect(choiceKeys(read)).toEqual(['hot', 'ice', key]);
  expect(inputOf(read, new Set(['hot', 'ice', 'warm'])).choices[2]).toMatchObject({ id: 'warm' });
});
