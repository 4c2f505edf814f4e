import { expect, test } from 'vitest';
import { minutesAhead } from './clock-error.ts';

const server = Date.parse('2026-11-20T05:10:00Z');
const minutes = (count: number) => count * 60_000;
const answer = (ahead: number, took = 0) => ({
  date: new Date(server).toUTCString(),
  asked: server + ahead - took / 2,
  heard: server + ahead + took / 2,
});

test.each([
  ['right', 0, 0],
  ['four minutes fast', minutes(4), 0],
  ['five minutes slow', -minutes(5), 0],
  ['six minutes fast', minutes(6) + 1_000, 6],
  ['six minutes slow', -minutes(6), -6],
  ['a day behind', -minutes(24 * 60), -24 * 60],
])('a clock that is %s (%i ms ahead) is reported as %i minutes ahead', (_name, ahead, said) => {
  expect(minutesAhead(answer(ahead))).toBe(said);
});

test('a slow network does not make the clock count as wrong', () => {
  expect(minutesAhead(answer(0, minutes(20)))).toBe(0);
});

test('without a date in the answer the clock counts as right', () => {
  expect(minutesAhead({ ...answer(minutes(60)), date: null })).toBe(0);
  expect(minutesAhead({ ...answer(minutes(60)), date: 'soon' })).toBe(0);
});
