import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['name@maru.test', 'name@maru.test'],
  ['Name@Maru.test', 'name@maru.test'],
  ['name+1@maru.test', 'name@maru.test'],
  ['name+a+b@maru.test', 'name@maru.test'],
  ['name+@maru.test', 'name@maru.test'],
  ['name@a+b.test', 'name@a+b.test'],
])('mails to %s arrive at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
