import { expect, test } from 'vitest';
import { indexForSearch, itemByBarcode, searchMenu } from './search-menu.ts';

const menu = [
  { id: '1', name: '아메리카노', nameEn: 'Americano', barcode: null },
  { id: '2', name: '카페라떼', nameEn: 'Caffe latte', barcode: null },
  { id: '3', name: '바닐라 라떼', nameEn: 'Vanilla latte', barcode: null },
  { id: '4', name: '라떼 쿠키', nameEn: null, barcode: '8801234567893' },
  { id: '5', name: '값진 원두 2kg', nameEn: 'House beans', barcode: 'BEAN-200' },
  { id: '6', name: '플레인 스콘', nameEn: 'Plain scone', barcode: null },
  { id: '7', name: '예가체프 200g', nameEn: 'Yirgacheffe 200 g', barcode: null },
];

const index = indexForSearch(menu);

const found = (query: string) => searchMenu(index, query).map(({ name }) => name);

test('an empty query shows the whole menu', () => {
  expect(found('  ')).toHaveLength(menu.length);
});

test.each([
  ['a name', '아메리카노', ['아메리카노']],
  ['a name whose spaces are left out', '바닐라라떼', ['바닐라 라떼']],
  ['a syllable that is still being typed', '아멜', ['아메리카노']],
  ['initial consonants', 'ㅇㅁㄹ', ['아메리카노']],
  ['initial consonants that the keyboard joined', 'ㄳ', []],
  ['a name typed with the keyboard on English', 'dkapflzksh', ['아메리카노']],
  ['half a name typed with the keyboard on English', 'dkapf', ['아메리카노']],
  ['a name with a number typed with the keyboard on English', 'dnjsen2', ['값진 원두 2kg']],
  ['initial consonants typed with the keyboard on English', 'dafzs', ['아메리카노']],
  ['initial consonants with shift', 'zvfE', ['카페라떼']],
  ['an English name in any case', 'VANILLA', ['바닐라 라떼']],
  ['a barcode', '8801234567893', ['라떼 쿠키']],
  ['a barcode with letters', 'BEAN-200', ['값진 원두 2kg']],
  ['decomposed Hangul, as some systems paste it', '아메리카노'.normalize('NFD'), ['아메리카노']],
  ['a name whose words stand the other way round', '스콘 플레인', ['플레인 스콘']],
  ['the beginnings of two words', '예가 200', ['예가체프 200g']],
  ['two words, the second half-typed', '스콘 플렝', ['플레인 스콘']],
  ['initial consonants of two words, the other way round', 'ㅅㅋ ㅍㄹ', ['플레인 스콘']],
  ['a word and initial consonants', '스콘 ㅍㄹㅇ', ['플레인 스콘']],
  ['a Korean and an English word', 'scone 플레인', ['플레인 스콘']],
  ['two words typed with the keyboard on English, the other way round', 'tmzhs vmffpdls', ['플레인 스콘']],
  ['two words, one of which is missing', '스콘 바닐라', []],
  ['nothing on the menu', '짜장면', []],
])('a search for %s, “%s”, finds %j', (_what, query, names) => {
  expect(found(query)).toEqual(names);
});

test('names that begin with the query come first, the rest in menu order', () => {
  expect(found('라떼')).toEqual(['라떼 쿠키', '카페라떼', '바닐라 라떼']);
});

test('names with the words in the typed order come before others', () => {
  const scones = ['스콘 오늘 플레인', '플레인 스콘', '오늘의 스콘 플레인'].map((name, at) => ({
    ...{ id: String(at), name, nameEn: null, barcode: null },
  }));
  expect(searchMenu(indexForSearch(scones), '스콘 플레인').map(({ name }) => name)).toEqual([
    '오늘의 스콘 플레인',
    '스콘 오늘 플레인',
    '플레인 스콘',
  ]);
});

test('a barcode finds one item, and only if it is complete', () => {
  expect(itemByBarcode(index, ' BEAN-200 ')?.name).toBe('값진 원두 2kg');
  expect(itemByBarcode(index, '880123456789')).toBeUndefined();
  expect(itemByBarcode(index, '')).toBeUndefined();
});

test('after a menu change an item is found by its new name only', () => {
  const renamed = indexForSearch(
    menu.map((item) => (item.id === '1' ? { ...item, name: '콜드브루' } : item)),
  );
  expect(searchMenu(renamed, 'ㅋㄷㅂㄹ').map(({ id }) => id)).toEqual(['1']);
  expect(searchMenu(renamed, '아메리카노')).toEqual([]);
});
