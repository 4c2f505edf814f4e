import { expect, test } from 'vitest';
import { stillRuns } from './still-runs.ts';

const running = { now: new Date('2026-11-20T12:10:00+09:00'), today: '2026-11-20', dayStart: 240 };
const friday = 5;

test.each([
  ['an hour that is over', ['11'], false],
  ['the present hour', ['12'], true],
  ['two hours of which one is present', ['11', '12'], true],
  ['an hour to come, on earlier days of the period', ['18'], true],
  ['an hour after midnight, at the end of the day', ['1'], true],
  ["today's weekday at the present hour", [`${friday}-12`], true],
  ["today's weekday at an hour that is over", [`${friday}-9`], false],
  ['another weekday', ['4-18'], false],
])('whether a part of the report still runs: %s', (_name, keys, isRunning) => {
  expect(
    stillRuns(
      keys.map((key) => ({ key })),
      running,
    ),
  ).toBe(isRunning);
});

test('if the day starts at half past, the hour of its start is over last', () => {
  const halfPast = { ...running, dayStart: 270 };
  expect(stillRuns([{ key: '4' }], halfPast)).toBe(true);
  expect(stillRuns([{ key: '5' }], halfPast)).toBe(false);
});
