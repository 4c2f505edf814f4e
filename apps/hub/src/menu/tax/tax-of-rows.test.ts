import { expect, test } from 'vitest';
import { namesByTax } from './tax-of-rows.ts';

const row = (name: string, what: 'NEW' | 'CHANGED', tax: 'TAXED' | 'TAX_FREE' | null) => ({
  name,
  what,
  tax,
});

test('items whose tax changes and new tax-free ones are listed separately, others not at all', () => {
  const rows = [
    row('귤', 'NEW', 'TAX_FREE'),
    row('라떼', 'NEW', null),
    row('배', 'CHANGED', 'TAX_FREE'),
    row('차', 'CHANGED', null),
    row('빵', 'CHANGED', 'TAXED'),
    row('감', 'CHANGED', 'TAX_FREE'),
  ];
  expect(namesByTax(rows)).toEqual([
    { tax: 'taxFree', names: ['배', '감'] },
    { tax: 'taxed', names: ['빵'] },
    { tax: 'newTaxFree', names: ['귤'] },
  ]);
});

test('no names are listed if no tax needs attention', () => {
  expect(namesByTax([row('라떼', 'NEW', null), row('차', 'CHANGED', null)])).toEqual([]);
});
