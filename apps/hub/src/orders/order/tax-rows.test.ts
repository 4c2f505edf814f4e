import { expect, test } from 'vitest';
import { taxRows } from './tax-rows.ts';

const parts = { supply: 10_000, vat: 1_000, taxFree: 5_500, serviceCharge: 0 };
const keys = (taxType: 'GENERAL' | 'SIMPLIFIED' | 'EXEMPT', over: Partial<typeof parts> = {}) =>
  taxRows({ taxType, ...parts, ...over }).map(({ key }) => key);

test('a general taxpayer shows every part that is not nothing', () => {
  expect(keys('GENERAL')).toEqual(['supply', 'vat', 'taxFree']);
  expect(keys('GENERAL', { taxFree: 0 })).toEqual(['supply', 'vat']);
});

test('a simplified taxpayer shows none, an exempt one what is tax-free', () => {
  expect(keys('SIMPLIFIED', { supply: 16_500, vat: 0, taxFree: 0 })).toEqual([]);
  expect(keys('EXEMPT', { supply: 0, vat: 0, taxFree: 16_500 })).toEqual(['taxFree']);
});
