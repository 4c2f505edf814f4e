import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { resultOfEnter } from './use-search.ts';

const menu = aMenu({ items: [{ id: 'mug', barcode: '8801234000017' }, { id: 'tea' }] });
const tea = menu.items.filter(({ id }) => id === 'tea');

test('Enter takes the item with the typed barcode, even before the search has loaded', () => {
  expect(resultOfEnter('8801234000017 ', null, menu)).toEqual({ barcode: '8801234000017' });
  expect(resultOfEnter('8801234000017', tea, menu)).toEqual({ barcode: '8801234000017' });
});

test('Enter takes the first result of other text, and nothing while the search loads or without text', () => {
  expect(resultOfEnter('te', tea, menu)).toEqual({ item: tea[0] });
  expect(resultOfEnter('te', null, menu)).toBeUndefined();
  expect(resultOfEnter('  ', tea, menu)).toBeUndefined();
});

test('Enter takes text without a result as a barcode, which is then unknown', () => {
  expect(resultOfEnter('880999', [], menu)).toEqual({ barcode: '880999' });
});
