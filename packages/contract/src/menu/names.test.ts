import { expect, test } from 'vitest';
import { nameIn, otherNameIn } from './names.ts';

const coffee = { name: '커피', nameEn: 'Coffee' };

test.each([
  ['ko', coffee, '커피', 'Coffee'],
  ['en', coffee, 'Coffee', '커피'],
  ['ko', { name: '대추차', nameEn: null }, '대추차', null],
  ['en', { name: '대추차', nameEn: null }, '대추차', null],
  // An empty form field holds an empty or blank text.
  ['en', { name: '대추차', nameEn: ' ' }, '대추차', null],
  ['en', { name: 'Latte', nameEn: 'Latte' }, 'Latte', null],
] as const)('in language %s %o is called %s, with second name %s', (language, named, first, second) => {
  expect(nameIn(language, named)).toBe(first);
  expect(otherNameIn(language, named)).toBe(second);
});
