import { expect, test } from 'vitest';
import { codeIn, piecesOf, recipientOf } from './read-message.ts';

test.each([
  ['[마루] 인증번호는 012345이에요.', '012345'],
  ['code: 123456', '123456'],
  ['주문 1234567번', undefined],
  ['010-1234-5678', undefined],
  ['', undefined],
])('of %j the code is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('addresses become links without the punctuation around them', () => {
  expect(piecesOf('여기요: https://a.example/x?token=1&b=2. 끝')).toEqual([
    { text: '여기요: ' },
    { text: 'https://a.example/x?token=1&b=2', href: 'https://a.example/x?token=1&b=2' },
    { text: '. 끝' },
  ]);
  expect(piecesOf('(http://a.example)')).toEqual([
    { text: '(' },
    { text: 'http://a.example', href: 'http://a.example' },
    { text: ')' },
  ]);
  expect(piecesOf('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }]);
  expect(piecesOf('')).toEqual([]);
});

test.each([
  ['+821012345678', '010-1234-5678'],
  ['+82212345678', '+82212345678'],
  ['+12025550123', '+12025550123'],
  ['kim@example.com', 'kim@example.com'],
])('the recipient %s is shown as %s', (to, shown) => {
  expect(recipientOf(to)).toBe(shown);
});
