import { expect, test } from 'vitest';
import { searchOrders } from './search.ts';

const line = { id: '1', quantity: 1, itemOrderType: 'INSTORE' as const, note: null };
const iced = { collectionId: 'c', choiceId: 'i', name: '아이스', nameEn: 'Iced', priceDifference: 0 };
const latte = {
  orderNumber: 47,
  saleNumber: 'B-12',
  note: null,
  lines: [{ ...line, name: '바닐라라떼', nameEn: 'Vanilla latte', options: [iced] }],
};
const croffle = {
  orderNumber: 104,
  saleNumber: null,
  note: '창가 자리로',
  lines: [{ ...line, name: '크로플', nameEn: 'Croffle', options: [], note: '시럽은 따로' }],
};
const orders = [latte, croffle];

test.each([
  ['nothing', '  ', orders],
  ['a number', '47', [latte]],
  ['a number as it is written', '#104', [croffle]],
  ['the beginning of numbers', '1', [croffle]],
  ['the number that the device gave', 'b12', [latte]],
  ['a menu name', '라떼', [latte]],
  ['a name that is not yet typed to the end', '크로ㅍ', [croffle]],
  ['initial consonants', 'ㅂㄴㄹ', [latte]],
  ['an English name, whatever its case', 'VANILLA', [latte]],
  ['an option', '아이스', [latte]],
  ['the note of an order', '창가', [croffle]],
  ['the note of a line', '시럽', [croffle]],
  ['two words that both stand there', '라떼 아이스', [latte]],
  ['two words of which one is missing', '크로플 아이스', []],
  ['what nobody ordered', '녹차', []],
])('a search of the board for %s, “%s”, finds the orders that match', (_name, query, found) => {
  expect(searchOrders(orders, query)).toEqual(found);
});
