import { expect, test } from 'vitest';
import { taxRows } from './tax-rows.ts';

const parts = { supply: 10_000, vat: 1_000, taxFree: 5_500, serviceCharge: 0 };
const kinds = (taxType: 'GENERAL' | 'SIMPLIFIED' | 'EXEMPT', over: Partial<typeof parts> = {}) =>
  taxRows({ taxType, ...parts, ...over }).map(({ kind }) => kind);

test('a general taxpayer shows every part that is not 0', () => {
  expect(kinds('GENERAL')).toEqual(['SUPPLY', 'VAT', 'TAX_FREE']);
  expect(kinds('GENERAL', { taxFree: 0 })).toEqual(['SUPPLY', 'VAT']);
  expect(kinds('GENERAL', { supply: 0, vat: 0 })).toEqual(['TAX_FREE']);
});

test('a simplified taxpayer shows no tax rows, an exempt one shows tax-free', () => {
  expect(kinds('SIMPLIFIED', { supply: 16_500, vat: 0, taxFree: 0 })).toEqual([]);
  expect(kinds('EXEMPT', { supply: 0, vat: 0, taxFree: 16_500 })).toEqual(['TAX_FREE']);
});
