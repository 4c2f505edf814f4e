import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('rows end as Excel has them, after the mark that tells it the encoding', () => {
  expect(toCsv([['시간대', '순매출'], ['12–13시', 364_310], []])).toBe(
    '\uFEFF시간대,순매출\r\n12–13시,364310\r\n\r\n',
  );
});

test.each([
  ['a comma', '카드, 현금', '"카드, 현금"'],
  ['a quote', '"단골"', '"""단골"""'],
  ['a line break', '한 줄\n두 줄', '"한 줄\n두 줄"'],
  ['what would be a formula', '=1+1', "'=1+1"],
  ['a phone number that begins with a plus', '+82', "'+82"],
])('%s stays a text', (_name, text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('a negative amount stays a number', () => {
  expect(toCsv([[-1_200]])).toBe('\uFEFF-1200\r\n');
});
