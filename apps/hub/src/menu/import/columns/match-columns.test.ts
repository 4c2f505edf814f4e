import { itemColumns, optionColumns } from '@maru/contract/menu/import-rows.ts';
import { inGoodsWords } from '@maru/contract/stores/goods-words.ts';
import { expect, test } from 'vitest';
import en from '#hub/menu/spreadsheets/menu-spreadsheets.en.json' with { type: 'json' };
import ko from '#hub/menu/spreadsheets/menu-spreadsheets.ko.json' with { type: 'json' };
import { findItems, findOptions, findTables } from './match-columns.ts';
import { missingColumns } from './missing-columns.ts';
import { itemRowsOfTable } from './rows-of-table.ts';

const sheet = (...rows: string[][]) => ({ name: '', rows });

test.each([ko, en])('column names of exports are known', ({ columns }) => {
  expect(findItems(sheet(itemColumns.map((column) => columns[column]))).matching).toEqual(itemColumns);
  expect(findOptions(sheet(optionColumns.map((column) => columns[column]))).matching).toEqual(optionColumns);
});

/** Files exported with these columns must still be importable. */
const earlierColumns = [
  {
    ...ko.columns,
    ...{ category: '분류', options: '옵션 묶음', collection: '옵션 묶음', collectionEn: '옵션 묶음(영어)' },
  },
  {
    ...en.columns,
    ...{ options: 'Option collections', collection: 'Option collection' },
    collectionEn: 'Option collection (English)',
  },
];

test('the column names in an export of a store of goods are known', () => {
  const headOf = (texts: typeof ko, language: 'ko' | 'en') =>
    itemColumns.map((column) => inGoodsWords(texts.columns[column], language));
  expect(headOf(ko, 'ko')).toContain('상품명(영어)');
  expect(findItems(sheet(headOf(ko, 'ko'))).matching).toEqual(itemColumns);
  expect(findItems(sheet(headOf(en, 'en'))).matching).toEqual(itemColumns);
});

test.each(earlierColumns)('the column names of earlier exports are known too', (columns) => {
  expect(findItems(sheet(itemColumns.map((column) => columns[column]))).matching).toEqual(itemColumns);
  expect(findOptions(sheet(optionColumns.map((column) => columns[column]))).matching).toEqual(optionColumns);
});

test.each([
  ['상품명', 'name'],
  ['품 명', 'name'],
  ['판매가(원)', 'price'],
  ['단가 *', 'price'],
  ['ＰＲＩＣＥ', 'price'],
  ['카테고리', 'category'],
  ['분류', 'category'],
  ['Bar-code', 'barcode'],
  ['수수료율', undefined],
  ['상세 설명', 'description'],
  ['사용여부', 'onSale'],
  ['판매 여부', 'onSale'],
  ['판매상태', 'onSale'],
  ['사용', 'onSale'],
  ['Active', 'onSale'],
  ['On sale', 'onSale'],
  ['시가', 'marketPrice'],
  ['시가 여부', 'marketPrice'],
  ['Market price', 'marketPrice'],
  ['노출여부', 'placeEnabled'],
  ['진열', 'placeEnabled'],
  ['품절여부', undefined],
  ['비고', undefined],
  ['메모', undefined],
  ['Remarks', undefined],
  ['Note', undefined],
])('the header %s is read as the column %s', (header, column) => {
  expect(findItems(sheet([header])).matching).toEqual([column]);
});

test('titles above the header are skipped, and line numbers are kept', () => {
  const table = findItems(
    sheet(
      ['우리 가게 메뉴판'],
      [],
      ['메뉴명', '비고란', '가격', '가격'],
      ['차', 'x', '100', '9'],
      ['', ' '],
      ['물'],
    ),
  );
  expect(table).toMatchObject({ head: 2, matching: ['name', undefined, 'price', undefined] });
  expect(itemRowsOfTable(table)).toEqual([
    { row: 4, name: '차', price: '100' },
    { row: 6, name: '물', price: '' },
  ]);
});

test('the sheets of options and of items are found among many', () => {
  const options = {
    name: '옵션',
    rows: [
      ['옵션 그룹', '옵션'],
      ['온도', '핫'],
    ],
  };
  const notes = { name: '안내', rows: [['이 파일은 이렇게 채워요']] };
  const items = { name: '메뉴', rows: [['카테고리', '메뉴명', '가격']] };
  const found = findTables([notes, options, items]);
  expect(found.items.sheet).toBe(items);
  expect(found.options?.matching).toEqual(['collection', 'choice']);
  expect(findTables([items]).options).toBeUndefined();
});

test('category, name and price are required unless barcodes identify the items and there is another column', () => {
  expect(missingColumns(['name', undefined])).toEqual(['category', 'price']);
  expect(missingColumns(['barcode'])).toEqual(['category', 'name', 'price']);
  expect(missingColumns(['barcode', 'price'])).toEqual([]);
  expect(missingColumns(['name', 'price', 'category'])).toEqual([]);
});
