import { beforeEach, expect, test } from 'vitest';
import { forgetBasics, keepTyped, keptBasics } from './kept-basics.ts';

beforeEach(() => sessionStorage.clear());

test('all that a browser fills in at once is kept, each field with its last word', () => {
  keepTyped('name', '김');
  keepTyped('name', '김하늘');
  keepTyped('username', 'haneul@maru.test');
  expect(keptBasics()).toEqual({ name: '김하늘', username: 'haneul@maru.test' });
});

test('a password is never kept', () => {
  keepTyped('password', 'maru1234!');
  keepTyped('confirm', 'maru1234!');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is left once the account is made', () => {
  keepTyped('name', '김하늘');
  forgetBasics();
  expect(keptBasics()).toBeUndefined();
});
