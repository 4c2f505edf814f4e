import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Latte', ' lATTE '],
  ['한라봉', '한라봉'.normalize('NFD')],
  ['ΛΟΓΟΣ', 'λογος'],
  ['İstanbul', 'istanbul'],
])('%s and %s count as the same name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['라떼', '라테'],
  ['아이스 라떼', '아이스라떼'],
])('%s and %s count as different names', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});
