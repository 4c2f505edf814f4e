import { expect, test } from 'vitest';
import { isEmail, longestEmail } from './email.ts';
import { Username } from './user-fields.ts';

test.each([
  'owner@maru.test',
  'a@b.co',
  'first.last+tag@sub.example.com',
  "o'neil@example.kr",
  '1@2.kr',
  'x_y-z@a-b.example',
  'shop@example.technology',
  'shop@example.co.kr',
])('spec 5 · e-mail: %s is valid', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'owner',
  'owner@',
  '@maru.test',
  'owner@maru',
  'owner@maru.',
  'owner@maru.c',
  'owner@maru.k1',
  'owner@.kr',
  'owner@-maru.kr',
  'owner@maru-.kr',
  'owner@maru..kr',
  'owner@@maru.kr',
  'own er@maru.kr',
  ' owner@maru.kr',
  'owner@maru.kr\n',
  'owner@maru.kr,other@maru.kr',
  '사장@maru.kr',
  'owner@maru.kr\r\nBcc: other@maru.kr',
  `${'a'.repeat(65)}@maru.kr`,
])('spec 5 · e-mail: "%s" is notCorrectEmailForm', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an address must not be longer than the maximum', () => {
  const address = (length: number) => `a@${`${'b'.repeat(49)}.`.repeat(5)}${'c'.repeat(length - 252)}`;

  expect(address(longestEmail)).toHaveLength(longestEmail);
  expect(isEmail(address(longestEmail))).toBe(true);
  expect(isEmail(address(longestEmail + 1))).toBe(false);
});

test('a long text that is no address is refused', () => {
  // With a pattern that backtracks, these would take hours.
  expect(isEmail(`${'a.'.repeat(100_000)}@`)).toBe(false);
  expect(isEmail(`a@${'a-'.repeat(120)}!`)).toBe(false);
});

test('spec 5 · e-mail: a username is stored trimmed and in lower case, or refused with notCorrectEmailForm', () => {
  expect(Username.parse(' Owner@Maru.Test ')).toBe('owner@maru.test');
  expect(Username.safeParse('owner@maru').error?.issues[0]?.message).toBe('notCorrectEmailForm');
});
