import { expect, test } from 'vitest';
import { codeIn, minutesAndSeconds } from './code-text.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['123456', '123456'],
  ['1234567', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12a3', '123'],
  ['인증번호 123456', '123456'],
  ['[마루] 인증번호는 123456이에요. 3분 안에 입력해 주세요.', '123456'],
  ['From 010-1234-5678: your code is 123456', '123456'],
  ['12인증번호 654321', '654321'],
])('the code in "%s" is %s', (text, code) => {
  expect(codeIn(text, 6)).toBe(code);
});

test.each([
  [180, '3:00'],
  [179.2, '3:00'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
