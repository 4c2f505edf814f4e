import { expect, test } from 'vitest';
import { emptyPriceDraft, type PriceDraft, readPriceDraft, withTyped } from './price-draft.ts';

const read = (draft: Partial<PriceDraft>) => readPriceDraft({ ...emptyPriceDraft, ...draft });

test.each<[Partial<PriceDraft>, object]>([
  [{ percent: '5' }, { change: { kind: 'PRICE_PERCENT', permille: 50, roundTo: 100 } }],
  [{ percent: '2.5 %', way: 'DOWN' }, { change: { kind: 'PRICE_PERCENT', permille: -25, roundTo: 100 } }],
  [{ percent: '１０', roundTo: 10 }, { change: { kind: 'PRICE_PERCENT', permille: 100, roundTo: 10 } }],
  [{ percent: '5.0' }, { change: { kind: 'PRICE_PERCENT', permille: 50, roundTo: 100 } }],
  [{ percent: '0.5' }, { change: { kind: 'PRICE_PERCENT', permille: 5, roundTo: 100 } }],
  [{ percent: '1000' }, { change: { kind: 'PRICE_PERCENT', permille: 10_000, roundTo: 100 } }],
  [{ percent: '99.9', way: 'DOWN' }, { change: { kind: 'PRICE_PERCENT', permille: -999, roundTo: 100 } }],
  [{ percent: '' }, { problem: 'required' }],
  [{ percent: '다섯' }, { problem: 'numbersOnly' }],
  [{ percent: '2.55' }, { problem: 'tenths' }],
  [{ percent: '0' }, { problem: 'positiveOnly' }],
  [{ percent: '1000.1' }, { problem: 'tooLarge' }],
  [{ percent: '100', way: 'DOWN' }, { problem: 'tooLarge' }],
  [{ by: 'AMOUNT', amount: '1,000원' }, { change: { kind: 'PRICE_AMOUNT', amount: 1_000 } }],
  [{ by: 'AMOUNT', amount: '500', way: 'DOWN' }, { change: { kind: 'PRICE_AMOUNT', amount: -500 } }],
  [{ by: 'AMOUNT', amount: '0' }, { problem: 'positiveOnly' }],
  [{ by: 'AMOUNT', amount: '0.5' }, { problem: 'integersOnly' }],
])('the draft %o is read as %o', (draft, expected) => {
  expect(read(draft)).toEqual(expected);
});

const down = (number: string) => ({ way: 'DOWN', percent: number });
const up = (number: string) => ({ way: 'UP', percent: number });

test.each([
  ['UP', '-5', down('5')],
  ['UP', '−2.5 %', down('2.5 %')],
  ['UP', ' － ５', down('５')],
  ['UP', '-', down('')],
  ['DOWN', '-5', down('5')],
  ['DOWN', '5', down('5')],
  ['DOWN', '+5', up('5')],
  ['UP', '다섯', up('다섯')],
] as const)('%s, and %j typed: a typed sign sets the direction', (way, typed, expected) => {
  expect(withTyped({ ...emptyPriceDraft, way }, typed)).toMatchObject(expected);
});

test('a negative amount lowers the price', () => {
  const draft = withTyped({ ...emptyPriceDraft, by: 'AMOUNT' }, '-1,000원');
  expect(readPriceDraft(draft)).toEqual({ change: { kind: 'PRICE_AMOUNT', amount: -1_000 } });
});
