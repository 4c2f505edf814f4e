import { expect, test } from 'vitest';
import { type PointValues, pointProblems, readRate, settingOf, valuesOf, withStore } from './point-values.ts';

const setting = {
  ...{ rate: 150, validityMonths: 36, leastUse: 1_000, useStep: 100, validFrom: null, version: 1 },
  ...{
    earningCategoryIds: ['coffee'],
    nonEarningCategoryIds: [],
    useStoreIds: ['other'],
    unusedStoreIds: [],
    chosenCategories: [],
  },
};
const values = (over: Partial<PointValues> = {}): PointValues => ({ ...valuesOf(setting), ...over });

test.each([
  ['1', 100],
  ['1.5', 150],
  ['0.05', 5],
  ['50', 5_000],
  ['1.555', null],
  ['x', null],
  ['', null],
])('a rate of %s percent is %s hundredths of a percent', (typed, rate) => {
  expect(readRate(typed)).toBe(rate);
});

test('what was read is saved as it was', () => {
  const { version: _, validFrom: __, chosenCategories: ___, ...fields } = setting;
  expect(settingOf(values())).toEqual(fields);
  expect(settingOf(values({ rate: '2', leastUse: '5,000' }))).toMatchObject({
    rate: 200,
    leastUse: 5_000,
  });
});

test('a value outside its limits is reported at its field', () => {
  expect(pointProblems(values())).toEqual({});
  expect(pointProblems(values({ rate: '51', validityMonths: '0', leastUse: '', useStep: '10001' }))).toEqual({
    ...{ rate: 'RATE', validityMonths: 'MONTHS', leastUse: 'LEAST', useStep: 'STEP' },
  });
});

test('a category cannot be in both lists, of earning and of non-earning categories', () => {
  expect(pointProblems(values({ nonEarningCategoryIds: ['coffee'] }))).toEqual({
    nonEarningCategoryIds: 'BOTH',
  });
});

test('a store is in exactly one of the two lists once somebody has chosen', () => {
  expect(withStore(values(), 'other', false)).toEqual({ useStoreIds: [], unusedStoreIds: ['other'] });
  expect(withStore(values({ unusedStoreIds: ['third'] }), 'third', true)).toEqual({
    ...{ useStoreIds: ['other', 'third'], unusedStoreIds: [] },
  });
});
