import { expect, test } from 'vitest';
import type { Channel } from './messages.queries.ts';
import { isTriedTooOften, nextTry } from './next-try.ts';

/** The seconds between all tries of a message that no carrier takes. */
function waits(channel: Channel, usefulFor: number | undefined): number[] {
  const found: number[] = [];
  let [attempts, passed] = [0, 0];
  for (;;) {
    attempts += 1;
    const usefulSeconds = usefulFor === undefined ? undefined : usefulFor - passed;
    expect(isTriedTooOften({ channel, attempts, usefulSeconds })).toBe(false);
    const next = nextTry({ channel, attempts, usefulSeconds });
    if (!next) return found;
    found.push(next.seconds);
    passed += next.seconds;
    attempts = next.attempts;
  }
}

test.each([
  ['MAIL', [5, 20, 60, 180, 600, 900]],
  ['SMS', [5, 20, 60]],
  ['KAKAO', [5]],
] as const)(
  'a %s without an expiry is tried again after growing gaps, and then it is given up',
  (channel, gaps) => {
    expect(waits(channel, undefined)).toEqual(gaps);
  },
);

test('a text that is useful for four hours is tried for four hours, in the end hourly', () => {
  const found = waits('SMS', 4 * 3_600);
  expect(found).toEqual([5, 20, 60, 180, 600, 900, 1_800, 3_600, 3_600, 3_575]);
  expect(found.reduce((sum, seconds) => sum + seconds, 0)).toBe(4 * 3_600 - 60);
});

test('a mail that is useful for days is tried for days', () => {
  expect(waits('MAIL', 3 * 86_400).reduce((sum, seconds) => sum + seconds, 0)).toBe(3 * 86_400 - 60);
});

test('a code of three minutes is given up after three retries, and a Kakao message falls back after one', () => {
  expect(waits('SMS', 180)).toEqual([5, 20, 60]);
  expect(waits('KAKAO', 10 * 3_600)).toEqual([5]);
});

test.each([
  ['MAIL', undefined, 8],
  ['SMS', undefined, 5],
  ['KAKAO', 36_000, 3],
  ['SMS', 36_000, 12],
] as const)(
  'a %s that is useful for %s s is given up if every try ends the process',
  (channel, usefulSeconds, n) => {
    expect(isTriedTooOften({ channel, attempts: n - 1, usefulSeconds })).toBe(false);
    expect(isTriedTooOften({ channel, attempts: n, usefulSeconds })).toBe(true);
  },
);
