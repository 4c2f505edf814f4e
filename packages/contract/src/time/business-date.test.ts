import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  businessDateOf,
  dayStartAt,
  defaultDayStart,
  hoursFrom,
  nextBusinessDayAfter,
  nextDayStartAfter,
  seoulHour,
} from './business-date.ts';

test('with a day start of 04:00, 03:59 belongs to the day before', () => {
  expect(businessDateOf(new Date('2026-11-21T03:59:59.999+09:00'), defaultDayStart)).toBe('2026-11-20');
  expect(businessDateOf(new Date('2026-11-21T04:00:00+09:00'), defaultDayStart)).toBe('2026-11-21');
});

test('with a day start of midnight, the business day is the calendar day in Seoul', () => {
  expect(businessDateOf(new Date('2026-11-20T14:59:59Z'), 0)).toBe('2026-11-20');
  expect(businessDateOf(new Date('2026-11-20T15:00:00Z'), 0)).toBe('2026-11-21');
});

test('the day start may be at half past an hour', () => {
  expect(businessDateOf(new Date('2026-11-21T05:29:00+09:00'), 330)).toBe('2026-11-20');
  expect(businessDateOf(new Date('2026-11-21T05:30:00+09:00'), 330)).toBe('2026-11-21');
});

test('02:00 on 1 January belongs to the old year', () => {
  expect(businessDateOf(new Date('2027-01-01T02:00:00+09:00'), defaultDayStart)).toBe('2026-12-31');
});

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-20', -90, '2026-08-22'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('adding days and subtracting them again gives the same date', () => {
  const date = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2900-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));

  fc.assert(
    fc.property(date, fc.integer({ min: -9000, max: 9000 }), (from, days) => {
      expect(addDays(addDays(from, days), -days)).toBe(from);
    }),
  );
});

test.each([
  ['2026-11-21T03:59:59.999+09:00', 240, '2026-11-21T04:00:00+09:00'],
  ['2026-11-21T04:00:00+09:00', 240, '2026-11-22T04:00:00+09:00'],
  ['2026-11-21T12:00:00+09:00', 0, '2026-11-22T00:00:00+09:00'],
  ['2026-11-21T00:00:00+09:00', 0, '2026-11-22T00:00:00+09:00'],
  ['2026-12-31T23:00:00+09:00', 330, '2027-01-01T05:30:00+09:00'],
  ['2026-11-21T01:00:00+09:00', 1_380, '2026-11-21T23:00:00+09:00'],
])('after %s the next business day with day start %i starts at %s', (at, dayStart, expected) => {
  expect(nextDayStartAfter(new Date(at), dayStart)).toEqual(new Date(expected));
});

test('the next business day begins exactly at the next day start', () => {
  const at = fc.date({ min: new Date('1950-01-01'), max: new Date('2900-01-01'), noInvalidDate: true });

  fc.assert(
    fc.property(at, fc.integer({ min: 0, max: 1_439 }), (from, dayStart) => {
      const next = nextDayStartAfter(from, dayStart);
      const today = businessDateOf(from, dayStart);
      expect(businessDateOf(new Date(next.getTime() - 1), dayStart)).toBe(today);
      expect(businessDateOf(next, dayStart)).toBe(addDays(today, 1));
    }),
  );
});

test('a scheduled day start takes effect at its instant', () => {
  const setting = { dayStart: 240, nextDayStart: { dayStart: 360, validFrom: '2026-11-21T04:00:00+09:00' } };
  expect(dayStartAt(new Date('2026-11-21T03:59:59.999+09:00'), setting)).toBe(240);
  expect(dayStartAt(new Date('2026-11-21T04:00:00+09:00'), setting)).toBe(360);
  expect(dayStartAt(new Date('2026-11-21T04:00:00+09:00'), { ...setting, nextDayStart: null })).toBe(240);
});

test('the hour is the clock hour in Seoul', () => {
  expect(seoulHour(new Date('2026-11-20T14:59:59Z'))).toBe(23);
  expect(seoulHour(new Date('2026-11-20T15:00:00Z'))).toBe(0);
  expect(seoulHour(new Date('2026-11-20T23:30:00Z'))).toBe(8);
});

test('the hours of a business day run from its day start across midnight', () => {
  expect(hoursFrom(0)).toEqual(Array.from({ length: 24 }, (_, i) => i));
  expect(hoursFrom(defaultDayStart).slice(0, 2)).toEqual([4, 5]);
  expect(hoursFrom(defaultDayStart).slice(-5)).toEqual([23, 0, 1, 2, 3]);
});

test.each([
  ['no scheduled day start', null, '2026-11-21T04:00:00+09:00'],
  ['a later day start prolongs the day', 600, '2026-11-21T10:00:00+09:00'],
  ['an earlier day start takes effect at the usual end of the day', 60, '2026-11-21T04:00:00+09:00'],
])('the business day of a Friday noon ends at the next day start: %s', (_, waiting, expected) => {
  const validFrom = '2026-11-21T04:00:00+09:00';
  const nextDayStart = waiting === null ? null : { dayStart: waiting, validFrom };
  const setting = { dayStart: defaultDayStart, nextDayStart };

  expect(nextBusinessDayAfter(new Date('2026-11-20T12:00:00+09:00'), setting)).toEqual(new Date(expected));
});

test('a day start scheduled for a later day does not prolong the present business day', () => {
  const setting = {
    dayStart: defaultDayStart,
    nextDayStart: { dayStart: 600, validFrom: '2026-11-22T04:00:00+09:00' },
  };
  expect(nextBusinessDayAfter(new Date('2026-11-20T12:00:00+09:00'), setting)).toEqual(
    new Date('2026-11-21T04:00:00+09:00'),
  );
});
