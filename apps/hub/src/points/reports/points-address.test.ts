import { expect, test } from 'vitest';
import { askedFor, changePointsAddress, readPointsAddress } from './points-address.ts';

const today = '2026-11-20';

test('an address keeps what the screen offers and drops the rest', () => {
  expect(readPointsAddress({ from: '2026-11-01', unit: 'hour', view: 'table', basis: 'event' })).toEqual({
    from: '2026-11-01',
    unit: 'hour',
    view: 'table',
  });
  expect(readPointsAddress({ from: '2026-02-30', unit: 'weekdayHour', view: 'map' })).toEqual({});
  expect(changePointsAddress({ unit: 'day', view: 'table' }, { unit: undefined })).toEqual({ view: 'table' });
});

test.each([
  ['nothing', {}, { from: '2026-11-01', to: today }, 'day'],
  ['today', { from: today, to: today }, { from: today, to: today }, 'hour'],
  ['a first day', { from: '2026-10-10' }, { from: '2026-10-10', to: today }, 'day'],
  ['a last day', { to: '2026-09-15' }, { from: '2026-09-01', to: '2026-09-15' }, 'day'],
  ['days to come', { from: '2026-11-10', to: '2026-12-31' }, { from: '2026-11-10', to: today }, 'day'],
  [
    'only days to come',
    { from: '2026-12-01', to: '2026-12-02' },
    { from: '2026-12-01', to: '2026-12-02' },
    'day',
  ],
  [
    'days the wrong way round',
    { from: '2026-11-10', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-01' },
    'hour',
  ],
  ['a year', { from: '2026-01-01', to: today }, { from: '2026-01-01', to: today }, 'month'],
  ['more than a report may have', { from: '2016-01-01' }, { from: '2023-11-17', to: today }, 'month'],
] as const)('an address with %s, %j, has the period %j and the unit %s', (_name, address, period, unit) => {
  expect(askedFor(address, today)).toEqual({ period, unit });
});

test('a chosen unit stays', () => {
  expect(askedFor({ from: '2026-01-01', unit: 'hour' }, today).unit).toBe('hour');
});
