import { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { expect, test } from 'vitest';
import {
  breakOf,
  changedBreak,
  copiedTo,
  firstOpenDay,
  hasStrayBreak,
  hasWrongHoliday,
  minutesOf,
  shownDays,
  spanOf,
  toggled,
  usualHours,
  withBreak,
  withDay,
  withOpen,
  workdays,
} from './hours.ts';

const bar = { open: { from: 18 * 60, to: 26 * 60 }, breaks: [] };

test.each([
  ['09:00', '21:00', { from: 540, to: 1_260 }],
  ['18:00', '02:00', { from: 1_080, to: 1_560 }],
  ['00:00', '00:00', { from: 0, to: 1_440 }],
  ['22:00', '22:00', { from: 1_320, to: 2_760 }],
])('opening hours from %s to %s are the minutes %o', (from, to, span) => {
  expect(spanOf(minutesOf(from) ?? 0, minutesOf(to) ?? 0)).toEqual(span);
});

test('an incompletely typed time is not read as a time', () => {
  expect(minutesOf('2:0')).toBeUndefined();
});

test('a break of a night may be after midnight', () => {
  expect(breakOf(bar.open, 30, 60)).toEqual({ from: 1_470, to: 1_500 });
  expect(breakOf(bar.open, 20 * 60, 21 * 60)).toEqual({ from: 1_200, to: 1_260 });
});

test('a reopened day gets the usual hours, and the hours of one day can be copied to all others', () => {
  const closed = toggled(usualHours(), 'TUE');
  expect(closed.days.TUE.open).toBeNull();
  expect(toggled(closed, 'TUE')).toEqual(usualHours());
  const bars = copiedTo(withDay(usualHours(), 'FRI', bar), 'FRI');
  expect(shownDays.every((day) => bars.days[day] === bar)).toBe(true);
});

test('a break is added in the middle, keeps its time of day, and must be within the hours', () => {
  const withOne = withBreak(usualHours().days.MON);
  expect(withOne?.breaks).toEqual([{ from: 900, to: 960 }]);
  const early = withOne && changedBreak(withOne, 0, 7 * 60, 8 * 60);
  expect(early && hasStrayBreak(withDay(usualHours(), 'MON', early))).toBe(true);
  expect(
    early && hasStrayBreak(withDay(usualHours(), 'MON', withOpen(early, { from: 360, to: 1_200 }))),
  ).toBe(false);
});

test('no break can be added beyond the limit of the server, or to a closed day', () => {
  const five = Array.from({ length: 5 }, () => ({ from: 600, to: 630 }));
  expect(withBreak({ open: { from: 540, to: 1_260 }, breaks: five })).toBeUndefined();
  expect(withBreak({ open: null, breaks: [] })).toBeUndefined();
});

test('holidays need both ends, in order', () => {
  const off = (from: string, to: string) => ({ ...usualHours(), holidays: [{ from, to, note: '' }] });
  expect(hasWrongHoliday(off('2026-12-25', '2026-12-24'))).toBe(true);
  expect(hasWrongHoliday(off('2026-12-25', ''))).toBe(true);
  expect(hasWrongHoliday(off('2026-12-25', '2026-12-25'))).toBe(false);
});

test('the contract accepts what the editor creates', () => {
  const hours = withDay(
    usualHours(),
    'FRI',
    changedBreak({ ...bar, breaks: [{ from: 1_200, to: 1_230 }] }, 0, 30, 60),
  );
  expect(OpeningHours.parse(hours)).toEqual(hours);
});

test('the hours of the first open day are copied to the working days, and the other days stay', () => {
  const week = usualHours();
  const early = { open: { from: 420, to: 900 }, breaks: [] };
  const closed = { open: null, breaks: [] };
  const hours = withDay(withDay(week, 'MON', closed), 'TUE', early);

  expect(firstOpenDay(hours)).toBe('TUE');
  const { days } = copiedTo(hours, 'TUE', workdays);
  expect([days.MON, days.FRI, days.SAT]).toEqual([early, early, week.days.SAT]);
  expect(firstOpenDay({ ...hours, days: copiedTo(hours, 'MON').days })).toBeUndefined();
});
