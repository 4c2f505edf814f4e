import { expect, test } from 'vitest';
import { longestPassword, passwordProblem, shortestPassword } from './password-rules.ts';

const allowed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@$!*#?&';

test('spec 5 · password: only letters, digits and @ $ ! * # ? & are allowed, each alone is enough', () => {
  expect(passwordProblem(allowed)).toBeUndefined();
  for (const character of allowed) expect(passwordProblem(character.repeat(8))).toBeUndefined();
});

test('spec 5 · password: any other character of ASCII is noCorrectPasswordFormat', () => {
  const others = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !allowed.includes(character),
  );

  expect(others).toHaveLength(128 - allowed.length);
  for (const character of others) {
    expect(passwordProblem(`abcd${character}1234`)).toBe('noCorrectPasswordFormat');
    expect(passwordProblem(`abcd1234${character}`)).toBe('noCorrectPasswordFormat');
  }
});

test.each(['비밀번호1234', 'pässwörter', 'ａｂｃｄ１２３４', 'abcd1234😀', 'abcd 1234'])(
  'spec 5 · password: "%s" is noCorrectPasswordFormat',
  (password) => {
    expect(passwordProblem(password)).toBe('noCorrectPasswordFormat');
  },
);

test('spec 5 · password: fewer than 8 characters are passwordLength', () => {
  expect(shortestPassword).toBe(8);
  expect(passwordProblem('')).toBe('passwordLength');
  expect(passwordProblem('abc123!')).toBe('passwordLength');
  expect(passwordProblem('abc1234!')).toBeUndefined();
});

test('a password beyond the maximum length is passwordLength too', () => {
  expect(passwordProblem('a'.repeat(longestPassword))).toBeUndefined();
  expect(passwordProblem('a'.repeat(longestPassword + 1))).toBe('passwordLength');
});

test('spec 5 · password: a wrong character is reported before a wrong length', () => {
  expect(passwordProblem('한글')).toBe('noCorrectPasswordFormat');
});
