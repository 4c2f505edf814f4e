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

test('a new item that is called as one of another category is named with where that one is', () => {
  expect(namesakesOf([row], menu)).toEqual(['jujube tea (차)']);
});

test('what exists already, and a name that is new, is no namesake', () => {
  expect(namesakesOf([{ ...row, what: 'CHANGED' }], menu)).toEqual([]);
  expect(namesakesOf([{ ...row, name: 'Fig' }], menu)).toEqual([]);
});
