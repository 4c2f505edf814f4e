import { expect, test } from 'vitest';
import { usefulUntilOf, waitsForDay } from './message-hours.ts';

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`);

test.each([
  ['at noon', '20T12:00', '20T12:00', '20T20:00'],
  ['shortly before the evening', '20T19:50', '20T19:50', '20T20:20'],
  ['at night', '20T23:30', '20T23:30', '21T00:00'],
  ['the next morning', '20T23:30', '21T10:00', '21T20:00'],
  ['shortly before it is a day old', '20T13:00', '21T12:30', '21T13:00'],
  ['after a day', '20T13:00', '21T13:00', undefined],
])('a message about a purchase that is sent %s is tried only while it is useful', (_, sold, now, until) => {
  expect(usefulUntilOf({ kind: 'EARN', at: at(sold) }, at(now))).toEqual(until && at(until));
});

test.each([
  ['20T10:00', '20T20:00'],
  ['20T19:59', '20T20:00'],
  ['20T20:00', undefined],
  ['20T09:59', undefined],
])('a notice written at %s is sent until %s', (now, until) => {
  expect(usefulUntilOf({ kind: 'ONE_MONTH', at: at(now) }, at(now))).toEqual(until && at(until));
});

test('at night a message about a purchase waits for the day only if it is more than half an hour late', () => {
  const sold = { kind: 'USE', at: at('20T23:30') } as const;
  expect(waitsForDay(sold, at('21T00:00'))).toBe(false);
  expect(waitsForDay(sold, at('21T00:01'))).toBe(true);
  expect(waitsForDay(sold, at('21T10:00'))).toBe(false);
});
