import { expect, test } from 'vitest';
import { comparedPeriod, keysOf, movePeriod, usualUnit } from './period.ts';

const [day, fortnight] = [
  { from: '2026-11-20', to: '2026-11-20' },
  { from: '2026-11-09', to: '2026-11-22' },
];
const february = { from: '2024-02-01', to: '2024-02-29' };
const soFar = { from: '2026-03-01', to: '2026-03-31' };

test.each([
  ['a day', day, -1, { from: '2026-11-19', to: '2026-11-19' }],
  ['two weeks', fortnight, -1, { from: '2026-10-26', to: '2026-11-08' }],
  ['a month', february, 1, { from: '2024-03-01', to: '2024-03-31' }],
  ['a month', soFar, -1, { from: '2026-02-01', to: '2026-02-28' }],
  ['a year', { from: '2024-01-01', to: '2024-12-31' }, -1, { from: '2023-01-01', to: '2023-12-31' }],
])('%s moves by its own length', (_name, period, count, expected) => {
  expect(movePeriod(period, count)).toEqual(expected);
});

test.each([
  ['the day before', day, 'before', { from: '2026-11-19', to: '2026-11-19' }],
  ['the same weekday a week before', day, 'week', { from: '2026-11-13', to: '2026-11-13' }],
  ['the same weekdays before', fortnight, 'week', { from: '2026-10-26', to: '2026-11-08' }],
  [
    'the same days of the month before',
    { from: '2026-11-01', to: '2026-11-23' },
    'month',
    { from: '2026-10-01', to: '2026-10-23' },
  ],
  [
    'a day that the month before lacks',
    { from: '2026-03-30', to: '2026-03-30' },
    'month',
    {
      from: '2026-02-28',
      to: '2026-02-28',
    },
  ],
  ['February of the year before', february, 'year', { from: '2023-02-01', to: '2023-02-28' }],
] as const)('compares with %s', (_name, period, comparison, expected) => {
  expect(comparedPeriod(period, comparison)).toEqual(expected);
});

test.each([
  [day, 'hour'],
  [fortnight, 'day'],
  [{ from: '2026-01-01', to: '2026-11-20' }, 'month'],
  [{ from: '2020-01-01', to: '2026-11-20' }, 'year'],
] as const)('a chart of %o is by %s', (period, unit) => {
  expect(usualUnit(period)).toBe(unit);
});

test('a period has its days, months and years', () => {
  const period = { from: '2025-12-30', to: '2026-01-02' };
  expect(keysOf(period, 'day')).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02']);
  expect(keysOf(period, 'month')).toEqual(['2025-12', '2026-01']);
  expect(keysOf(period, 'year')).toEqual(['2025', '2026']);
});
