import { expect, test } from 'vitest';
import { readTaxable, readYesOrNo } from './cell-words.ts';

test.each([
  ['예', true],
  [' Y ', true],
  ['ｙｅｓ', true],
  ['TRUE', true],
  ['O', true],
  ['1', true],
  ['표시', true],
  ['아니요', false],
  ['아니오', false],
  ['x', false],
  ['False', false],
  ['0', false],
  ['숨김', false],
  ['글쎄요', undefined],
  ['', undefined],
])('%j says %s', (cell, said) => {
  expect(readYesOrNo(cell)).toBe(said);
});

test.each([
  ['과세', true],
  ['Taxed', true],
  ['면세', false],
  ['비과세', false],
  ['Tax-free', false],
  ['tax free', false],
  ['10%', undefined],
])('%j is taxed: %s', (cell, said) => {
  expect(readTaxable(cell)).toBe(said);
});
