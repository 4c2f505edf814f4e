import { expect, test } from 'vitest';
import { askedFor, readRevenueAddress } from './revenue-address.ts';

const today = '2026-11-20';

test.each([
  ['a period', { from: '2026-11-01', to: '2026-11-20' }, { from: '2026-11-01', to: '2026-11-20' }],
  ['a day that does not exist', { from: '2026-02-30' }, {}],
  [
    'what the screen offers',
    { unit: 'month', by: 'option', basis: 'event', compare: 'year', view: 'table' },
    {
      unit: 'month',
      by: 'option',
      basis: 'event',
      compare: 'year',
      view: 'table',
    },
  ],
  ['unknown words', { unit: 'week', by: 'paymentType', basis: 'x', compare: 'never', view: 'pie' }, {}],
])('an address with %s: %j is read as %j', (_name, search, expected) => {
  expect(readRevenueAddress(search)).toEqual(expected);
});

test.each([
  ['nothing', {}, { from: today, to: today }, 'hour', { from: '2026-11-13', to: '2026-11-13' }],
  [
    'a month',
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-31' },
    'day',
    { from: '2026-09-01', to: '2026-09-30' },
  ],
  ['no comparison', { compare: 'none' }, { from: today, to: today }, 'hour', undefined],
  [
    'days the wrong way round',
    { from: '2026-11-20', to: '2026-11-10', compare: 'none' },
    { from: '2026-11-10', to: '2026-11-10' },
    'hour',
    undefined,
  ],
  [
    'more days than a report has',
    { from: '2020-01-01', to: today, unit: 'day', compare: 'none' },
    { from: '2023-11-17', to: today },
    'day',
    undefined,
  ],
  [
    'days to come',
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-01', to: today },
    'day',
    { from: '2026-10-01', to: '2026-10-20' },
  ],
  [
    'a second period with more days than a report by day has',
    { unit: 'day', compare: 'own', compareFrom: '2020-01-01', compareTo: '2026-10-31' },
    { from: today, to: today },
    'day',
    { from: '2023-10-28', to: '2026-10-31' },
  ],
  [
    'a second period',
    { compare: 'own', compareFrom: '2026-10-10', compareTo: '2026-10-01' },
    { from: today, to: today },
    'hour',
    { from: '2026-10-10', to: '2026-10-10' },
  ],
] as const)(
  'an address with %s, %j, has the report for %j by %s, compared with %j',
  (_name, address, period, unit, compared) => {
    expect(askedFor(address, today)).toMatchObject({ period, unit, compared });
  },
);
