import { expect, test } from 'vitest';
import { areBasicsFilled, type BasicsName, basicsProblems, emptyBasics } from './basics.ts';

const basics = { name: '김하늘', username: 'haneul@maru.test', password: 'maru1234!', confirm: 'maru1234!' };

test('spec 2 · sign-up: Next is disabled until all four fields are filled', () => {
  expect(areBasicsFilled(emptyBasics)).toBe(false);
  for (const name of Object.keys(basics) as BasicsName[])
    expect(areBasicsFilled({ ...basics, [name]: '' })).toBe(false);
  expect(areBasicsFilled(basics)).toBe(true);
});

test('accepts a name of up to 50 characters, a free e-mail and two equal passwords', () => {
  const nothing = { name: undefined, username: undefined, password: undefined, confirm: undefined };
  expect(basicsProblems(basics)).toEqual(nothing);
  expect(basicsProblems({ ...basics, name: '👨‍👩‍👧'.repeat(50) })).toEqual(nothing);
  expect(basicsProblems({ ...basics, name: '가'.repeat(51) }).name).toBe('tooLong');
});

test.each([' ', '   ', '\t'])('spec 5 · sign-up: a blank-only name "%s" fails: required', (name) => {
  expect(basicsProblems({ ...basics, name }).name).toBe('required');
});

test.each(['김\n하늘', '\u202E늘하김'])('a name with invisible characters is wrongFormat', (name) => {
  expect(basicsProblems({ ...basics, name }).name).toBe('wrongFormat');
});

test.each(['haneul', 'haneul@maru', 'haneul@maru.t', 'ha neul@maru.test', '@maru.test', '하늘@maru.test'])(
  'spec 5 · sign-up: e-mail must be valid, "%s" is notCorrectEmailForm',
  (username) => expect(basicsProblems({ ...basics, username }).username).toBe('notCorrectEmailForm'),
);

test('spaces around an e-mail are ignored', () => {
  expect(basicsProblems({ ...basics, username: ' haneul@maru.test ' }).username).toBeUndefined();
});

test.each([
  ['maru 1234!', 'password', 'noCorrectPasswordFormat'],
  ['maru12!', 'password', 'passwordLength'],
  ['maru1234?', 'confirm', 'notMatchPassword'],
] as const)('spec 5 · sign-up: the password "%s" is wrong at %s: %s', (password, name, problem) => {
  expect(basicsProblems({ ...basics, password })[name]).toBe(problem);
});
