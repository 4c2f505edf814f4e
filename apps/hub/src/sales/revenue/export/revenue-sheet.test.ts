import { expect, test } from 'vitest';
import { slotsOf } from '#hub/sales/revenue/by-time/time-slots.ts';
import { hourRows, reportOf } from '#hub/sales/revenue/report-builders.ts';
import { askedFor } from '#hub/sales/revenue/revenue-address.ts';
import { fileName, revenueSheets } from './revenue-sheet.ts';
import { taxSheet } from './tax-sheet.ts';

const today = '2026-11-20';
const words = {
  t: ((key: string) => key) as Parameters<typeof revenueSheets>[1]['t'],
  language: 'ko' as const,
};
const item = { id: 'i', type: null, name: '=라테', nameEn: null, isDeleted: false, orders: 2, quantity: 3 };
const sums = { gross: 12_000, discounts: 500, pointsUsed: 0, refunded: 500, net: 11_000 };
const report = {
  period: reportOf(hourRows({ 12: 11_000 }), {
    breakdowns: [{ by: 'item' as const, rows: [{ ...item, ...sums }], net: 11_000 }],
  }),
  compared: reportOf(hourRows({ 12: 9_000 })),
  comparedSoFar: null,
};
const shown = { report, asked: askedFor({}, today), slots: slotsOf(report, 'hour', today) };

test('the file has the sums, the hours, the tenders and the items, and their totals agree', () => {
  const [all, hours, tenders, items] = revenueSheets({ ...shown, taxType: 'GENERAL' }, words);

  expect(all?.rows).toContainEqual(['sheet.sums.net', '11000', '9000']);
  expect(all?.rows).toContainEqual(['sheet.sums.vat', '1000', '818']);
  expect(hours?.rows.slice(1)).toEqual([
    ['hours.span', '1', '11000', '1', '9000'],
    ['total', '1', '11000', '1', '9000'],
  ]);
  expect(tenders?.rows.at(-1)).toEqual(['total', '1', '11000', '0', '11000']);
  expect(items?.rows.at(-1)).toEqual(['=라테', '2', '3', '12000', '500', '0', '500', '11000']);
});

test('a simplified taxpayer has no tax parts', () => {
  const [all] = revenueSheets({ ...shown, taxType: 'SIMPLIFIED' }, words);
  expect(all?.rows.some(([name]) => name === 'sheet.sums.vat')).toBe(false);
});

test('the tax file has a row per month and kind of money, and no row for old data without any', () => {
  const none = { total: 0, supply: 0, vat: 0, taxFree: 0 };
  const some = { total: 11_000, supply: 10_000, vat: 1_000, taxFree: 0 };
  const part = { card: some, cashReceipt: none, otherCash: none, unknown: none, total: some };
  const { rows } = taxSheet({ months: [{ month: '2026-11', ...part }], totals: part }, words);

  expect(rows).toHaveLength(1 + 2 * 4);
  expect(rows[1]).toEqual(['taxSheet.row', '11000', '10000', '1000', '0']);
});

test.each([
  ['xlsx', 'sales 2026-11-01 to 2026-11-20.xlsx'],
  ['csv', 'sales 2026-11-01 to 2026-11-20.csv'],
  ['tax', 'VAT return 2026-11-01 to 2026-11-20.xlsx'],
] as const)('the name of a file has its period: %s', (kind, name) => {
  const asked = { period: { from: '2026-11-01', to: '2026-11-20' } };
  const texts: Record<string, string> = { 'export.file': 'sales', 'export.taxFile': 'VAT return' };
  const t = ((key: string, { from, to }: { from: string; to: string }) =>
    `${texts[key]} ${from} to ${to}`) as typeof words.t;
  expect(fileName(kind, asked, { t })).toBe(name);
});
