import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { resultOfEnter } from './use-search.ts';

const menu = aMenu({ items: [{ id: 'mug', barcode: '8801234000017' }, { id: 'tea' }] });
const tea = menu.items.filter(({ id }) => id === 'tea');

test('a barcode is taken before the search has loaded', () => {
  expect(resultOfEnter('8801234000017 ', null, menu)).toEqual({ barcode: '8801234000017' });
  expect(resultOfEnter('8801234000017', tea, menu)).toEqual({ barcode: '8801234000017' });
});

test('otherwise the first result is taken, and nothing while loading', () => {
  expect(resultOfEnter('te', tea, menu)).toEqual({ item: tea[0] });
  expect(resultOfEnter('te', null, menu)).toBeUndefined();
  expect(resultOfEnter('  ', tea, menu)).toBeUndefined();
});

test('an unknown barcode is reported as unknown', () => {
  expect(resultOfEnter('880999', [], menu)).toEqual({ barcode: '880999' });
});
