import { expect, test } from 'vitest';
import { loyaltyWords, mostEarned, nextExpiry, pointsEach, usedOfEarned } from './explained.ts';
import { pointRow } from './report-builders.ts';

test.each([
  ['a share', { earned: 1_000, used: 250 }, { way: 'share', share: 0.25 }],
  ['all of it', { earned: 1_000, used: 1_000 }, { way: 'share', share: 1 }],
  ['more than was earned', { earned: 1_000, used: 1_200 }, { way: 'more', points: 200 }],
  [
    'what stands of both',
    { earned: 1_200, takenBack: 200, used: 600, givenBack: 100 },
    { way: 'share', share: 0.5 },
  ],
  ['nothing, as nothing was used', { earned: 1_000 }, undefined],
  ['nothing, as all of it was given back', { earned: 1_000, used: 300, givenBack: 300 }, undefined],
  ['nothing, as nothing was earned', { used: 300 }, undefined],
  ['nothing, as all of it was taken back', { earned: 500, takenBack: 500, used: 300 }, undefined],
] as const)('how many of the earned points were used: %s', (_name, sums, said) => {
  expect(usedOfEarned(pointRow('', sums))).toEqual(said);
});

test.each([
  ['the one with the most', [300, 100, 0], { key: '0', share: 0.75 }],
  ['none of two alike', [100, 100], undefined],
  ['none beside nothing', [100, 0], undefined],
  ['none where nothing was earned', [0, 0], undefined],
  ['none of nothing', [], undefined],
] as const)('the time in which most points were earned is %s', (_name, earned, said) => {
  const found = mostEarned(earned.map((points, key) => pointRow(String(key), { earned: points })));
  expect(found && { key: found.slot.key, share: found.share }).toEqual(said);
});

const sales = (net: number, orders = 1) => ({ net, orders });
test.each([
  [
    'shares and visits',
    { all: 10_000, ofCustomers: sales(4_000, 5), withPoints: 1_000, customers: [3, 1] },
    { ofCustomers: 0.4, withPoints: 0.1, visits: 1.7, new: 1 / 3 },
  ],
  [
    'all by customers, all of them new',
    { all: 900, ofCustomers: sales(900), withPoints: 0, customers: [1, 1] },
    { ofCustomers: 1, withPoints: undefined, visits: 1, new: 1 },
  ],
  [
    'no share of sales that are below zero',
    { all: -100, ofCustomers: sales(400), withPoints: 400, customers: [1, 0] },
    { ofCustomers: undefined, withPoints: undefined, visits: 1, new: 0 },
  ],
  [
    'no share above one, as others got more back than they paid',
    { all: 300, ofCustomers: sales(400), withPoints: 100, customers: [1, 0] },
    { ofCustomers: undefined, withPoints: 1 / 3, visits: 1, new: 0 },
  ],
  [
    'nothing without customers',
    { all: 10_000, ofCustomers: sales(0, 0), withPoints: 0, customers: [0, 0] },
    { ofCustomers: undefined, withPoints: undefined, visits: undefined, new: undefined },
  ],
] as const)(
  'what the report says about customers: %s',
  (_name, { all, ofCustomers, withPoints, customers: [count, fresh] }, said) => {
    expect(
      loyaltyWords({
        ...{ all: sales(all), ofCustomers, withPoints: { ...sales(withPoints), points: 0 } },
        customers: { all: count, new: fresh, returning: count - fresh },
      }),
    ).toEqual(said);
  },
);

test.each([
  [[], undefined],
  [[['2026-12', 300]], { month: '2026-12', points: 300, share: 1, isAll: true }],
  [
    [
      ['2026-12', 300],
      ['2027-01', 900],
    ],
    { month: '2026-12', points: 300, share: 0.25, isAll: false },
  ],
] as const)('of the points by month of expiry, %j, the next to expire are %j', (months, said) => {
  const rows = months.map(([month, points]) => ({ month, points }));
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  expect(nextExpiry({ points, debt: 0, customers: 1, months: rows })).toEqual(said);
});

test('what each customer has is rounded to whole points, and unknown without customers', () => {
  expect(pointsEach({ points: 1_000, customers: 3, debt: 0, months: [] })).toBe(333);
  expect(pointsEach({ points: 0, customers: 0, debt: 0, months: [] })).toBeUndefined();
});
