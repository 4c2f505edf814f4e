import { expect, test } from 'vitest';
import { birthdayProblem, formatTypedBirthday } from './birthday.ts';

const today = '2026-11-24';

test.each([
  ['1990-02-28', undefined],
  ['2000-02-29', undefined],
  ['1900-01-01', undefined],
  [today, undefined],
  ['2026-11-25', 'futureDay'],
  ['9999-12-31', 'futureDay'],
  ['1899-12-31', 'tooEarly'],
  ['0000-01-01', 'tooEarly'],
  ['1990-02-29', 'noSuchDay'],
  ['1900-02-29', 'noSuchDay'],
  ['2001-04-31', 'noSuchDay'],
  ['2001-13-01', 'noSuchDay'],
  ['2001-00-10', 'noSuchDay'],
  ['2001-01-00', 'noSuchDay'],
  ['90-02-28', 'wrongFormat'],
  ['1990-2-8', 'wrongFormat'],
  ['1990.02.28', 'wrongFormat'],
  ['19900228', 'wrongFormat'],
  ['1990-02-28T00:00', 'wrongFormat'],
  [' 1990-02-28', 'wrongFormat'],
  ['', 'wrongFormat'],
] as const)('spec 5 · birthday %s has the problem %s', (birthday, problem) => {
  expect(birthdayProblem(birthday, today)).toBe(problem);
});

test.each([
  ['19900228', '1990-02-28'],
  ['1990.02.28', '1990-02-28'],
  ['1990 02 28', '1990-02-28'],
  ['1990-02-28', '1990-02-28'],
  ['1990', '1990'],
  ['1990-02-2', '1990-02-2'],
  ['nineteen', 'nineteen'],
])('a birthday typed as %s is shown as %s', (typed, shown) => {
  expect(formatTypedBirthday(typed)).toBe(shown);
});
