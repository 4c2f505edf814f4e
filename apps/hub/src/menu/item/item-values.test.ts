import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import {
  emptyItem,
  hasNamesake,
  holderOf,
  itemInputOf,
  itemProblems,
  itemValuesOf,
  priceLimits,
  stockOf,
  tidyNumber,
} from './item-values.ts';

const latte = { ...emptyItem, name: '라떼', price: '5,000', categoryId: 'coffee' };

test.each([
  ['', 'required'],
  ['abc', 'numbersOnly'],
  ['4.5', 'integersOnly'],
  ['0', 'positiveOnly'],
  ['-1', 'positiveOnly'],
  ['9999999999', 'tooLarge'],
  ['4,500', undefined],
  ['4500원', undefined],
])('spec 5 · a price typed as "%s": %s', (price, problem) => {
  expect(itemProblems({ ...latte, price }).price).toBe(problem);
});

test('spec 5 · name, price and category of an item are required, other fields are not', () => {
  expect(itemProblems(emptyItem)).toEqual({ name: 'required', price: 'required', categoryId: 'required' });
  expect(itemProblems(latte)).toEqual({});
  expect(itemProblems({ ...latte, name: ' ', barcode: '바코드' })).toEqual({
    ...{ name: 'required', barcode: 'wrongFormat' },
  });
  expect(itemProblems({ ...latte, description: '가'.repeat(longest.description + 1) })).toEqual({
    description: 'tooLong',
  });
});

test.each([
  ['', undefined],
  ['0', undefined],
  ['-1', 'zeroOrMore'],
  ['1.5', 'integersOnly'],
  ['열 개', 'numbersOnly'],
  ['1000001', 'tooLarge'],
])('spec 5 · a stock typed as "%s": %s', (stock, problem) => {
  expect(itemProblems({ ...latte, stock }).stock).toBe(problem);
});

test('a number is grouped once it is valid, and stays as typed until then', () => {
  expect(tidyNumber('4500원', priceLimits)).toBe('4,500');
  expect(tidyNumber('45o0', priceLimits)).toBe('45o0');
});

test('empty stock is not counted, zero is sold out', () => {
  expect([stockOf(latte), stockOf({ ...latte, stock: '0' }), stockOf({ ...latte, stock: '1,200' })]).toEqual([
    null,
    0,
    1_200,
  ]);
});

test('unchanged values are sent as they were read', () => {
  const [item] = aMenu({ items: [{ barcode: '88', description: '우유' }] }).items as [CompactItem];
  const { id, version, sort, stock, soldOutUntil, imageUrl, ...said } = item;
  expect(itemInputOf(itemValuesOf(item))).toEqual(said);
});

test('deleted option collections are dropped', () => {
  const [item] = aMenu().items as [CompactItem];
  expect(itemValuesOf(item, (collection) => collection === 'heat').optionCollectionIds).toEqual(['heat']);
});

test('a barcode belongs to one item', () => {
  const { items } = aMenu({ items: [{ id: 'one', barcode: '88' }, { id: 'two' }] });
  expect(holderOf(items, ' 88 ')?.id).toBe('one');
  expect(holderOf(items, '88', 'one')).toBeUndefined();
  expect(holderOf(items, ' ')).toBeUndefined();
});

test('two items of one name in one category are namesakes, whatever the letter case; an item is not its own', () => {
  const { items } = aMenu({ items: [{ id: 'one', name: 'Latte', categoryId: 'coffee' }] });
  const called = { name: ' LATTE ', categoryId: 'coffee' };
  expect(hasNamesake(items, called)).toBe(true);
  expect(hasNamesake(items, called, 'one')).toBe(false);
  expect(hasNamesake(items, { ...called, categoryId: 'tea' })).toBe(false);
  expect(hasNamesake(items, { ...called, name: 'Latte 큰 컵' })).toBe(false);
});
