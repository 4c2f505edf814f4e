import { expect, test } from 'vitest';
import { namesakesOf } from './namesakes.ts';

const menu = {
  categories: [
    { id: 'tea', name: '차' },
    { id: 'fruit', name: '생과일' },
  ],
  items: [{ name: 'Jujube tea', categoryId: 'tea' }],
};
const row = { what: 'NEW' as const, name: 'jujube tea', category: '생과일' };

test('a new item with the name of an item in another category is listed with that category', () => {
  expect(namesakesOf([row], menu)).toEqual(['jujube tea (차)']);
});

test('existing items and new names are not listed', () => {
  expect(namesakesOf([{ ...row, what: 'CHANGED' }], menu)).toEqual([]);
  expect(namesakesOf([{ ...row, name: 'Fig' }], menu)).toEqual([]);
});
