import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvEncodings, encodeCsv } from './encode-csv.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { FileRefused } from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readSpreadsheet(bytes))[0]?.rows;
const utf8 = (text: string) => new TextEncoder().encode(text);
const problemOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const error = await readSpreadsheet(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof FileRefused ? error.problem : error;
};

const korean = [
  ['카테고리', '메뉴명', '가격', '바코드'],
  ['커피', '아메리카노 "진한", 것', '4500', '0012345'],
  ['커피', '=1+1', '-500', '8801234567893'],
  ['차', "'=1", '\n줄\r\n바꿈', '@home'],
];

test.each(csvEncodings)('a CSV file in %s is read as it was written', async (encoding) => {
  const { blob, replaced } = encodeCsv(korean, encoding);
  expect(replaced).toBe(0);
  expect(await rowsOf(await bytesOf(blob))).toEqual(korean);
});

test('an XLSX file is read as it was written, with barcodes, leading zeros and sheet names', async () => {
  const options = [['옵션 그룹'], ['온도']];
  const blob = await writeXlsx([
    { name: '메뉴', rows: korean, numberColumns: [2], widths: [20] },
    { name: '옵션', rows: options, numberColumns: [], widths: [] },
  ]);
  expect(await readSpreadsheet(await bytesOf(blob))).toEqual([
    { name: '메뉴', rows: korean },
    { name: '옵션', rows: options },
  ]);
});

test('any text survives XLSX and CSV', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(
      '_x0041_',
      '_x005F_',
      '1E5',
      '007',
      "''=1",
      '\u0008',
      '\u0085',
      '👨‍👩‍👧‍👦',
      'a\r\nb',
      '"',
      ';',
      '\t',
      '<b>',
      '&amp;',
      'toString',
      '__proto__',
    ),
  );
  const sound = cell.map((text) => text.replaceAll('\0', '').trim()).filter((text) => text.isWellFormed());
  const rows = fc
    .array(fc.tuple(sound, sound, sound), { minLength: 1, maxLength: 8 })
    .map((cells) => [['카테고리', '이름', '끝'], ...cells.map(([a, b]) => [a, b, '끝'])]);
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const xlsx = await writeXlsx([{ name: '메뉴', rows: written, numberColumns: [], widths: [] }]);
      expect(await rowsOf(await bytesOf(xlsx))).toEqual(written);
      expect(await rowsOf(await bytesOf(encodeCsv(written, 'utf-8-bom').blob))).toEqual(written);
    }),
    { numRuns: 150 },
  );
});

test('characters missing in CP949 are replaced and counted, an emoji sequence once', async () => {
  const { blob, replaced } = encodeCsv(
    [
      ['이름', '값'],
      ['라떼 👨‍👩‍👧‍👦 뷁 é', '1'],
    ],
    'cp949',
  );
  expect(replaced).toBe(2);
  expect(await rowsOf(await bytesOf(blob))).toEqual([
    ['이름', '값'],
    ['라떼 ? 뷁 ?', '1'],
  ]);
});

test('text files of spreadsheets are read: tabs, semicolons, UTF-16', async () => {
  expect(await rowsOf(utf8('이름\t가격\r\n차 | 물\t1,000'))).toEqual([
    ['이름', '가격'],
    ['차 | 물', '1,000'],
  ]);
  expect(await rowsOf(utf8('이름;가격\n차;1000\n'))).toEqual([['이름', '가격'], ['차', '1000'], ['']]);
  const text = '\uFEFF이름\t가격\r\n차\t1';
  const utf16 = new Uint8Array(new Uint16Array([...text].map((unit) => unit.charCodeAt(0))).buffer);
  expect(await rowsOf(utf16)).toEqual([
    ['이름', '가격'],
    ['차', '1'],
  ]);
});

test('line numbers count blank lines', async () => {
  expect(await rowsOf(utf8('메뉴판,\n\n이름,가격\n'))).toEqual([
    ['메뉴판', ''],
    [''],
    ['이름', '가격'],
    [''],
  ]);
  const rows = [['메뉴판'], [], [], ['이름']];
  const blob = await writeXlsx([{ name: 'a', rows, numberColumns: [], widths: [] }]);
  expect((await rowsOf(await bytesOf(blob)))?.map((row) => row.join(''))).toEqual(['메뉴판', '', '', '이름']);
});

test('files that are no table are refused with the reason', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);
  const locked = new Uint8Array([...old, ...[...'EncryptedPackage'].flatMap((c) => [c.charCodeAt(0), 0])]);
  expect(await problemOf(new Uint8Array())).toBe('empty');
  expect(await problemOf(utf8(' ,\n,'))).toBe('empty');
  expect(await problemOf(old)).toBe('oldExcel');
  expect(await problemOf(locked)).toBe('encrypted');
  expect(await problemOf(utf8('<html><table>'))).toBe('webPage');
  expect(await problemOf(utf8('%PDF\0\0'))).toBe('notReadable');
  expect(await problemOf(utf8('이름,가격\n"차,1000\n물,2'))).toBe('brokenQuotes');
  expect(await problemOf(zipSync({ 'word/document.xml': utf8('<a/>') }))).toBe('notReadable');
  expect(await problemOf(new Uint8Array(20_000_001))).toBe('tooLarge');
});

test('an archive that would fill the memory is refused', async () => {
  const huge = new Uint8Array(201_000_000);
  expect(await problemOf(zipSync({ 'xl/workbook.xml': huge }))).toBe('tooLarge');
  const corner = utf8(
    '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
  );
  expect(
    await problemOf(zipSync({ 'xl/workbook.xml': utf8('<a/>'), 'xl/worksheets/sheet1.xml': corner })),
  ).toBe('tooLarge');
});
