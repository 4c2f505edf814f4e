import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const due = '2026-11-21T12:00:00+09:00';
const at = (time: string) => Date.parse(`2026-11-${time}:00+09:00`);

test.each([
  ['20T12:00', { state: 'waiting', hours: 24, minutes: 0 }],
  ['20T12:01', { state: 'waiting', hours: 23, minutes: 59 }],
  ['21T07:59', { state: 'waiting', hours: 4, minutes: 1 }],
  ['21T08:01', { state: 'urgent', hours: 3, minutes: 59 }],
  ['21T11:59', { state: 'urgent', hours: 0, minutes: 1 }],
  ['21T12:00', { state: 'urgent', hours: 0, minutes: 0 }],
  ['21T12:01', { state: 'overdue', hours: 0, minutes: 1 }],
  ['22T14:30', { state: 'overdue', hours: 26, minutes: 30 }],
])('spec 1 · at %s of the 24 hours %o is left', (time, expected) => {
  expect(timeLeft(due, at(time))).toEqual(expected);
});

test('half a minute before the end it is not overdue', () => {
  expect(timeLeft(due, Date.parse(due) - 30_000)).toEqual({ state: 'urgent', hours: 0, minutes: 1 });
});
