import { expect, test } from 'vitest';
import { whenOf } from './when.ts';

const now = Date.parse('2026-11-22T21:43:00+09:00');

test.each([
  ['2026-11-22T23:30:00+09:00', 'today'],
  ['2026-11-23T00:00:00+09:00', 'tomorrow'],
  ['2026-11-23T07:30:00+09:00', 'tomorrow'],
  ['2026-11-24T00:00:00+09:00', 'later'],
  ['2026-11-22T21:00:00+09:00', 'today'],
])('%s is %s, as days are counted in Seoul', (at, when) => {
  expect(whenOf(at, now)).toBe(when);
});
