import { expect, test } from 'vitest';
import { readOnSale, readTaxable, readYesOrNo } from './cell-words.ts';

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
])('%j is read as yes or no: %s', (cell, said) => {
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
])('%j is read as taxable: %s', (cell, said) => {
  expect(readTaxable(cell)).toBe(said);
});

test.each([
  ['Y', true],
  ['n', false],
  ['예', true],
  ['아니오', false],
  ['판매중', true],
  ['판매 중', true],
  ['판매중지', false],
  ['품절', false],
  ['On sale', true],
  ['sold-out', false],
  ['Active', true],
  ['inactive', false],
  ['사용', true],
  ['미사용', false],
  ['진열함', true],
  ['진열 안 함', false],
  ['O', true],
  ['X', false],
  ['1', true],
  ['0', false],
  ['TRUE', true],
  ['FALSE', false],
  ['신상품', undefined],
])('%j is read as on sale: %s', (cell, said) => {
  expect(readOnSale(cell)).toBe(said);
});
