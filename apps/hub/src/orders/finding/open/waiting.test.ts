import { expect, test } from 'vitest';
import { isLate, isNew, minutesSince } from './waiting.ts';

const order = { takenAt: '2026-11-20T12:00:00+09:00', pickupAt: null, pickedUpAt: null };
const at = (time: string) => Date.parse(`2026-11-20T${time}+09:00`);

test.each([
  ['at once', '12:00:00', 0],
  ['before a minute is over', '12:00:59', 0],
  ['after a minute', '12:01:00', 1],
  ['on a device whose clock is behind', '11:58:00', 0],
  ['after more than an hour', '13:30:30', 90],
])('an order taken at 12:00 and seen %s, %s, has waited %i minutes', (_name, time, minutes) => {
  expect(minutesSince(order, at(time))).toBe(minutes);
});

test('an order is new during its first minute, and late after ten minutes', () => {
  expect([isNew(order, at('12:00:59')), isNew(order, at('12:01:00'))]).toEqual([true, false]);
  expect([isLate(order, at('12:09:59')), isLate(order, at('12:10:00'))]).toEqual([false, true]);
});

test('a promised order is late after its promised time, until it is picked up', () => {
  const promised = { ...order, pickupAt: '2026-11-20T14:00:00+09:00' };
  const pickedUp = { ...promised, pickedUpAt: '2026-11-20T14:05:00+09:00' };

  expect([isLate(promised, at('13:59:00')), isLate(promised, at('14:01:00'))]).toEqual([false, true]);
  expect(isLate(pickedUp, at('14:10:00'))).toBe(false);
});
