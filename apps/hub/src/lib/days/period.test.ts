import { addDays } from '@maru/contract/time/business-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparedPeriod,
  daysIn,
  keysOf,
  monthsIn,
  moveEnd,
  movePeriod,
  usualComparison,
  usualUnit,
} from './period.ts';

const today = '2026-11-23';

const [day, fortnight] = [
  { from: '2026-11-20', to: '2026-11-20' },
  { from: '2026-11-09', to: '2026-11-22' },
];
const february = { from: '2024-02-01', to: '2024-02-29' };
const march = { from: '2026-03-01', to: '2026-03-31' };
const thisMonth = { from: '2026-11-01', to: today };
const thisYear = { from: '2026-01-01', to: today };

test.each([
  ['a day', day, -1, { from: '2026-11-19', to: '2026-11-19' }],
  ['two weeks', fortnight, -1, { from: '2026-10-26', to: '2026-11-08' }],
  ['a month', february, 1, { from: '2024-03-01', to: '2024-03-31' }],
  ['a month', march, -1, { from: '2026-02-01', to: '2026-02-28' }],
  ['a month that still runs', thisMonth, -1, { from: '2026-10-01', to: '2026-10-31' }],
  ['a month before one that still runs', { from: '2026-10-01', to: '2026-10-31' }, 1, thisMonth],
  ['a year that still runs', thisYear, -1, { from: '2025-01-01', to: '2025-12-31' }],
  ['today', { from: today, to: today }, -1, { from: '2026-11-22', to: '2026-11-22' }],
  ['a year', { from: '2024-01-01', to: '2024-12-31' }, -1, { from: '2023-01-01', to: '2023-12-31' }],
])('%s moves by its own length', (_name, period, count, expected) => {
  expect(movePeriod(period, count, today)).toEqual(expected);
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
  [
    'one day, if it is the last of its month',
    { from: '2026-11-30', to: '2026-11-30' },
    'month',
    { from: '2026-10-30', to: '2026-10-30' },
  ],
  [
    'one day, if it is the last of February',
    { from: '2025-02-28', to: '2025-02-28' },
    'year',
    { from: '2024-02-28', to: '2024-02-28' },
  ],
  [
    'seven days, if they end with their month',
    { from: '2026-11-24', to: '2026-11-30' },
    'month',
    { from: '2026-10-24', to: '2026-10-30' },
  ],
  [
    'three days, though the month before lacks them',
    { from: '2026-03-29', to: '2026-03-31' },
    'month',
    { from: '2026-02-28', to: '2026-03-02' },
  ],
  [
    'days that are not its own',
    { from: '2026-03-01', to: '2026-03-30' },
    'month',
    { from: '2026-01-01', to: '2026-01-30' },
  ],
] as const)('compares with %s', (_name, period, comparison, expected) => {
  expect(comparedPeriod(period, comparison)).toEqual(expected);
});

test('a period is compared with one that ended before and is as long, or with as many whole months', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_500 }),
      fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 800 })),
      fc.constantFrom('before', 'week', 'month', 'year'),
      (start, days, comparison) => {
        const from = addDays('2023-01-01', start);
        const period = { from, to: addDays(from, days - 1) };
        const compared = comparedPeriod(period, comparison);
        expect(compared.to < period.from).toBe(true);
        const months = comparison === 'week' ? 0 : monthsIn(period);
        if (months > 0) expect(monthsIn(compared)).toBe(months);
        else expect(daysIn(compared)).toBe(days);
      },
    ),
  );
});

test.each([
  ['a day', day, 'week'],
  ['days of a month so far', thisMonth, 'month'],
  ['a year so far', thisYear, 'year'],
  ['whole months', march, 'before'],
  ['other days', fortnight, 'before'],
] as const)('%s, %j, has the usual comparison “%s”', (_name, period, comparison) => {
  expect(usualComparison(period)).toBe(comparison);
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

const november = { from: '2026-11-01', to: '2026-11-20' };
test.each([
  ['from', '2026-11-10', { from: '2026-11-10', to: '2026-11-20' }],
  ['from', '2026-12-01', { from: '2026-12-01', to: '2026-12-01' }],
  ['from', '2024-01-01', { from: '2024-01-01', to: '2024-12-31' }],
  ['to', '2026-10-15', { from: '2026-10-15', to: '2026-10-15' }],
  ['to', '2028-01-01', { from: '2027-01-01', to: '2028-01-01' }],
] as const)('moving the “%s” end of a period to %s gives %j', (end, date, expected) => {
  expect(moveEnd(november, end, { date, most: 366 })).toEqual(expected);
});
