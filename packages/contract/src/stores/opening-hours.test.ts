import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextChange,
  OpeningHours,
  type Span,
  statusByHours,
  type Weekday,
  weekdays,
} from './opening-hours.ts';

type Day = OpeningHours['days'][Weekday];
const closed: Day = { open: null, breaks: [] };
const span = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });

function hoursOf(days: Partial<Record<Weekday, Day>>, holidays: OpeningHours['holidays'] = []): OpeningHours {
  const all = Object.fromEntries(weekdays.map((day) => [day, days[day] ?? closed]));
  return OpeningHours.parse({ days: all, holidays });
}
const everyDay = (day: Day) => Object.fromEntries(weekdays.map((name) => [name, day]));

/** Seoul time; 2026-11-20 is a Friday. */
const at = (text: string) => new Date(`${text}:00+09:00`);

const cafe = hoursOf({ FRI: { open: span(9, 22), breaks: [span(15, 17)] } });
const bar = hoursOf({
  FRI: { open: span(18, 26), breaks: [span(24.5, 25)] },
  SAT: { open: span(18, 24), breaks: [] },
});
const always = hoursOf(everyDay({ open: span(0, 24), breaks: [] }));
const never = hoursOf({});
const closedOnFriday = hoursOf(everyDay({ open: span(9, 22), breaks: [] }), [
  { from: '2026-11-20', to: '2026-11-20', note: '' },
]);
const nightBeforeHoliday = hoursOf(
  { FRI: { open: span(18, 26), breaks: [] }, SAT: { open: span(10, 20), breaks: [] } },
  [{ from: '2026-11-21', to: '2026-11-22', note: '' }],
);

test.each([
  ['cafe', cafe, '2026-11-20T08:59', 'CLOSED', '2026-11-20T09:00', 'OPEN'],
  ['cafe', cafe, '2026-11-20T09:00', 'OPEN', '2026-11-20T15:00', 'BREAK'],
  ['cafe', cafe, '2026-11-20T15:00', 'BREAK', '2026-11-20T17:00', 'OPEN'],
  ['cafe', cafe, '2026-11-20T17:00', 'OPEN', '2026-11-20T22:00', 'CLOSED'],
  ['cafe', cafe, '2026-11-20T22:00', 'CLOSED', '2026-11-27T09:00', 'OPEN'],
  ['bar', bar, '2026-11-20T17:59', 'CLOSED', '2026-11-20T18:00', 'OPEN'],
  ['bar', bar, '2026-11-20T23:59', 'OPEN', '2026-11-21T00:30', 'BREAK'],
  ['bar', bar, '2026-11-21T00:30', 'BREAK', '2026-11-21T01:00', 'OPEN'],
  ['bar', bar, '2026-11-21T01:59', 'OPEN', '2026-11-21T02:00', 'CLOSED'],
  ['bar', bar, '2026-11-21T02:00', 'CLOSED', '2026-11-21T18:00', 'OPEN'],
  ['bar', bar, '2026-11-22T00:00', 'CLOSED', '2026-11-27T18:00', 'OPEN'],
  ['closed on Friday', closedOnFriday, '2026-11-19T21:59', 'OPEN', '2026-11-19T22:00', 'CLOSED'],
  ['closed on Friday', closedOnFriday, '2026-11-19T22:00', 'CLOSED', '2026-11-21T09:00', 'OPEN'],
  ['closed on Friday', closedOnFriday, '2026-11-20T12:00', 'CLOSED', '2026-11-21T09:00', 'OPEN'],
  ['a night into a holiday', nightBeforeHoliday, '2026-11-21T01:00', 'OPEN', '2026-11-21T02:00', 'CLOSED'],
  ['a night into a holiday', nightBeforeHoliday, '2026-11-21T12:00', 'CLOSED', '2026-11-27T18:00', 'OPEN'],
] as const)(
  '%s with hours %s: at %s the status is %s, from %s on it is %s',
  (_name, hours, when, status, next, then) => {
    expect(statusByHours(hours, at(when))).toBe(status);
    expect(nextChange(hours, at(when))).toEqual({ at: at(next), status: then });
  },
);

test('a store that is always open or never open has no next change', () => {
  expect([statusByHours(always, at('2026-11-20T00:00')), nextChange(always, at('2026-11-20T00:00'))]).toEqual(
    ['OPEN', undefined],
  );
  expect([statusByHours(never, at('2026-11-20T12:00')), nextChange(never, at('2026-11-20T12:00'))]).toEqual([
    'CLOSED',
    undefined,
  ]);
});

test('a store that is always open closes for a holiday months ahead, and opens again after months off', () => {
  const away = { ...always, holidays: [{ from: '2027-03-01', to: '2027-05-31', note: '' }] };

  expect(nextChange(away, at('2026-11-20T12:00'))).toEqual({ at: at('2027-03-01T00:00'), status: 'CLOSED' });
  expect(nextChange(away, at('2027-03-01T00:00'))).toEqual({ at: at('2027-06-01T00:00'), status: 'OPEN' });
});

test('without opening hours the status is unknown', () => {
  expect(statusByHours(null, at('2026-11-20T12:00'))).toBe('UNKNOWN');
  expect(nextChange(null, at('2026-11-20T12:00'))).toBeUndefined();
});

test('the status stays the same until the next change and differs from then on', () => {
  const someSpan = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .map(([from, length]) => ({ from: from * 15, to: (from + length) * 15 }));
  const someDay = fc.option(someSpan).map((open) => {
    if (!open || open.to - open.from < 60) return { open, breaks: [] };
    return { open, breaks: [{ from: open.from + 15, to: open.from + 45 }] };
  });
  const someHours = fc
    .tuple(fc.array(someDay, { minLength: 7, maxLength: 7 }), fc.integer({ min: 0, max: 9 }))
    .map(([days, day]) => {
      const holidays = [{ from: `2026-11-1${day}`, to: '2026-11-20', note: '' }];
      return hoursOf(Object.fromEntries(weekdays.map((name, i) => [name, days[i] ?? closed])), holidays);
    });
  const quarter = 15 * 60_000;

  fc.assert(
    fc.property(someHours, fc.integer({ min: 0, max: 14 * 96 }), (hours, quarters) => {
      const start = new Date(at('2026-11-10T00:00').getTime() + quarters * quarter);
      const now = statusByHours(hours, start);
      const change = nextChange(hours, start);
      const end = change?.at.getTime() ?? start.getTime() + 21 * 96 * quarter;
      for (let time = start.getTime(); time < end; time += quarter) {
        expect(statusByHours(hours, new Date(time))).toBe(now);
      }
      if (change)
        expect([change.status === now, statusByHours(hours, change.at)]).toEqual([false, change.status]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['ends before it begins', { open: { from: 600, to: 540 }, breaks: [] }],
  ['takes more than a day', { open: { from: 0, to: 1441 }, breaks: [] }],
  ['begins after midnight', { open: { from: 1440, to: 1500 }, breaks: [] }],
  ['has a break while it is closed', { open: null, breaks: [span(12, 13)] }],
  ['has a break beyond its hours', { open: span(9, 18), breaks: [span(17, 19)] }],
])('a day that %s is refused', (_what, day) => {
  expect(OpeningHours.safeParse({ ...never, days: { ...never.days, MON: day } }).success).toBe(false);
});

test('a holiday that ends before it begins is refused', () => {
  const holidays = [{ from: '2026-11-21', to: '2026-11-20' }];

  expect(OpeningHours.safeParse({ ...never, holidays }).success).toBe(false);
});
