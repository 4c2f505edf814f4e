import { expect, test } from 'vitest';
import { isLate, isNew, minutesSince } from './waiting.ts';

const order = { takenAt: '2026-11-20T12:00:00+09:00' };
const at = (time: string) => Date.parse(`2026-11-20T${time}+09:00`);

test.each([
  ['at once', '12:00:00', 0],
  ['before a minute is over', '12:00:59', 0],
  ['after a minute', '12:01:00', 1],
  ['on a device whose clock is behind', '11:58:00', 0],
  ['after more than an hour', '13:30:30', 90],
])('minutes since an order was taken, %s', (_name, time, minutes) => {
  expect(minutesSince(order, at(time))).toBe(minutes);
});

test('an order is new for a minute, and late from the tenth on', () => {
  expect([isNew(order, at('12:00:59')), isNew(order, at('12:01:00'))]).toEqual([true, false]);
  expect([isLate(order, at('12:09:59')), isLate(order, at('12:10:00'))]).toEqual([false, true]);
});
