import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { meantBy } from './use-search.ts';

const menu = aMenu({ items: [{ id: 'mug', barcode: '8801234000017' }, { id: 'tea' }] });
const tea = menu.items.filter(({ id }) => id === 'tea');

test('a barcode is taken before the search has loaded', () => {
  expect(meantBy('8801234000017 ', null, menu)).toEqual({ barcode: '8801234000017' });
  expect(meantBy('8801234000017', tea, menu)).toEqual({ barcode: '8801234000017' });
});

test('otherwise the first result is taken, and nothing while loading', () => {
  expect(meantBy('te', tea, menu)).toEqual({ item: tea[0] });
  expect(meantBy('te', null, menu)).toBeUndefined();
  expect(meantBy('  ', tea, menu)).toBeUndefined();
});

test('an unknown barcode is reported as unknown', () => {
  expect(meantBy('880999', [], menu)).toEqual({ barcode: '880999' });
});
