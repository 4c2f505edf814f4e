import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvFile, writeCsv } from './write-csv.ts';

test('rows end with CRLF, and numbers stay numbers', () => {
  expect(writeCsv([['시간대', '순매출'], ['12–13시', 364_310], [], ['취소', -1_200]])).toBe(
    '시간대,순매출\r\n12–13시,364310\r\n\r\n취소,-1200',
  );
});

test('a negative number among texts stays a number, and a sum that begins like one becomes a text', () => {
  expect(writeCsv([['회수', '-4935', '-1.5', '-1+1']])).toBe("회수,-4935,-1.5,'-1+1");
});

test.each([
  ['a comma', '카드, 현금', '"카드, 현금"'],
  ['a quote', '"단골"', '"""단골"""'],
  ['a line break', '한 줄\n두 줄', '"한 줄\n두 줄"'],
  ['a space at its end', '카드 ', '"카드 "'],
  ['what would be a formula', '=1+1', "'=1+1"],
  ['what looks like a formula that was escaped before', "'=1+1", "''=1+1"],
  ['a phone number that begins with a plus', '+82', "'+82"],
])('%s stays a text, as a CSV library writes it', (_name, text, written) => {
  expect(writeCsv([[text, '끝']])).toBe(`${written},끝`);
  expect(Papa.unparse(Papa.parse(writeCsv([[text, '끝']])).data as string[][])).toBe(`${written},끝`);
});

test.each([
  [{}, '\uFEFFa'],
  [{ hasMark: false }, 'a'],
])('a file begins with the byte order mark for Excel unless left out: %j', async (how, begins) => {
  const bytes = new Uint8Array(await csvFile('a', how).arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(begins);
});
