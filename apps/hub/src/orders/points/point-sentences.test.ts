import { expect, test } from 'vitest';
import { type GivingBack, pointSentences } from './point-sentences.ts';

const customer = { id: 'customer', name: '김*수', phone: '****-5678' };
const points = {
  customer,
  balance: 0,
  used: 3_000,
  usedElsewhere: [],
  tookElsewhere: false,
  givenBack: 0,
  earned: 55,
  takenBack: 0,
  willEarn: 0,
  earnedOn: { rate: 1_000, lineIds: ['tea'], standing: 55 },
};
const keysOf = (of: Partial<typeof points> | null, way: GivingBack, back?: number) =>
  pointSentences({ points: of && { ...points, ...of } }, { way, ...(back && { back }) }).map(
    ({ key }) => key,
  );

test('an order without a customer says nothing of points', () => {
  expect(keysOf(null, 'CANCEL')).toEqual([]);
});

test('a cancelled order gives all used points back and takes all that it earned', () => {
  expect(keysOf({}, 'CANCEL')).toEqual(['used.CANCEL', 'earned.CANCEL']);
});

test('a refund by lines gives used points back, one by amount leaves them used', () => {
  expect(keysOf({}, 'LINES')).toEqual(['used.LINES', 'earned.REFUND']);
  expect(keysOf({}, 'AMOUNT')).toEqual(['used.AMOUNT', 'earned.REFUND']);
  expect(keysOf({ used: 0 }, 'AMOUNT')).toEqual(['earned.REFUND']);
});

test('once lines are chosen, the sentence says how many of the used points go back', () => {
  expect(keysOf({}, 'LINES', 897)).toEqual(['used.CHOSEN', 'earned.REFUND']);
  expect(pointSentences({ points }, { way: 'LINES', back: 897 })[0]).toEqual({
    ...{ key: 'used.CHOSEN', points: 3_000, back: 897 },
  });
});

test('once it is known how many earned points a refund takes back, the sentence says how many', () => {
  expect(pointSentences({ points }, { way: 'AMOUNT', taken: 20 })[1]).toEqual({
    ...{ key: 'earned.CHOSEN', points: 55, back: 20 },
  });
});

test('points that expired are not said to be taken back, nor points that stay earned', () => {
  const expired = { earnedOn: { ...points.earnedOn, standing: 0 } };
  expect(keysOf(expired, 'CANCEL')).toEqual(['used.CANCEL']);
  expect(keysOf(expired, 'AMOUNT')).toEqual(['used.AMOUNT']);
  expect(pointSentences({ points: { ...points, used: 0 } }, { way: 'AMOUNT', taken: 0 })).toEqual([]);
});

test('of a customer whose data were deleted, only points of other stores are said to go back', () => {
  const deleted = { ...points, customer: { ...customer, name: '', phone: '' } };
  const usedElsewhere = [{ storeId: 'branch', store: '지점', points: 800 }];
  const sentences = (over: object, way: GivingBack) =>
    pointSentences({ points: { ...deleted, ...over } }, { way, back: 500, taken: 20 });

  expect(sentences({ used: 0 }, 'CANCEL')).toEqual([]);
  expect(sentences({}, 'CANCEL')).toEqual([{ key: 'used.DELETED', points: 3_000 }]);
  expect(sentences({ usedElsewhere }, 'LINES')).toEqual([
    { key: 'used.DELETED', points: 2_200 },
    { key: 'used.ELSEWHERE', points: 800 },
  ]);
  expect(sentences({ usedElsewhere, used: 800 }, 'CHANGE')).toEqual([{ key: 'used.ELSEWHERE', points: 800 }]);
  expect(sentences({ usedElsewhere }, 'AMOUNT')).toEqual([{ key: 'used.AMOUNT', points: 3_000 }]);
});

test('reducing an open order says what happens to the points used on it', () => {
  expect(keysOf({ earned: 0 }, 'CHANGE')).toEqual(['used.CHANGE']);
});
