import { parse } from 'papaparse';
import readXlsx from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { encodeCsv } from '#hub/lib/spreadsheets/encode-csv.ts';
import { type SheetToWrite, writeXlsx } from '#hub/lib/spreadsheets/write-xlsx.ts';
import { slotsOf } from '#hub/sales/revenue/by-time/time-slots.ts';
import { hourRows, reportOf } from '#hub/sales/revenue/report-builders.ts';
import { askedFor } from '#hub/sales/revenue/revenue-address.ts';
import { revenueFileName, revenueSheets } from './revenue-sheet.ts';
import { taxSheets } from './tax-sheets.ts';

const today = '2026-11-20';
const words = {
  t: ((key: string) => key) as Parameters<typeof revenueSheets>[1]['t'],
  language: 'ko' as const,
};
const item = { id: 'i', type: null, name: '=라테', nameEn: null, isDeleted: false, orders: 2, quantity: 3 };
const sums = { gross: 12_000, discounts: 500, pointsUsed: 0, refunded: 500, net: 11_000 };
const itemsOf = (net: number) => [{ by: 'item' as const, rows: [{ ...item, ...sums, net }], net }];
const report = {
  period: reportOf(hourRows({ 12: 11_000 }), { breakdowns: itemsOf(11_000) }),
  compared: reportOf(hourRows({ 12: 9_000 }), { breakdowns: itemsOf(9_000) }),
  comparedSoFar: { orders: 2, net: 5_000 },
};
const shown = {
  ...{ report, asked: askedFor({}, today), slots: slotsOf(report, 'hour', today) },
  taxType: 'GENERAL' as const,
  isToday: true,
};

/** Reads the file back as a spreadsheet shows it: numbers are numbers, an empty cell is null. */
async function readBack(sheets: readonly SheetToWrite[]) {
  const blob = await writeXlsx(sheets);
  const read = await readXlsx(await blob.arrayBuffer());
  return read.map(({ sheet, data }) => ({ sheet, rows: data }));
}

test('the file has the sums, the hours, the tenders and the items beside the compared period, and its totals agree', async () => {
  const [all, hours, tenders, items] = await readBack(revenueSheets(shown, words));

  expect(all?.rows).toContainEqual(['sheet.basis', 'filters.bases.sale', null, null]);
  expect(all?.rows).toContainEqual(['sheet.sums.net', 11_000, 9_000, 5_000]);
  expect(all?.rows).toContainEqual(['sheet.sums.average', 11_000, 9_000, 2_500]);
  expect(all?.rows).toContainEqual(['sheet.sums.vat', 1_000, 818, null]);
  expect(hours?.rows.slice(1)).toEqual([
    ['days:hourSpan', 1, 11_000, 1, 9_000],
    ['total', 1, 11_000, 1, 9_000],
  ]);
  expect(tenders?.rows.at(-1)).toEqual(['total', 1, 11_000, 0, 11_000]);
  expect(items?.sheet).toBe('breakdowns.item');
  expect(items?.rows.slice(1)).toEqual([
    ['=라테', 2, 3, 12_000, 500, 0, 500, 11_000, 2, 3, 9_000],
    ['total', null, null, 12_000, 500, 0, 500, 11_000, null, null, 9_000],
  ]);
});

test('with basis event, the file names the basis, has no empty sheet, and labels received money correctly', async () => {
  const asked = askedFor({ basis: 'event' }, today);
  const sheets = await readBack(revenueSheets({ ...shown, asked }, words));

  expect(sheets.map(({ sheet }) => sheet)).toEqual(['sums.title', 'byTime.hour', 'tenders.title']);
  expect(sheets[0]?.rows).toContainEqual(['sheet.basis', 'filters.bases.event', null, null]);
  expect(sheets[0]?.rows).toContainEqual(['figures.received', 11_000, 9_000, 5_000]);
  expect(sheets[0]?.rows.map(([name]) => name)).not.toContain('sheet.sums.discounts');
});

test('as CSV every row of every sheet is there', async () => {
  const rows = revenueSheets(shown, words).flatMap((sheet) => sheet.rows);
  const { blob } = encodeCsv(rows, 'utf-8-bom');
  expect(parse(await blob.text()).data).toEqual(
    // The file contains text that looks like a formula as text.
    rows.map((row) => row.map((cell) => (cell.startsWith('=') ? `'${cell}` : cell))),
  );
});

test('a simplified taxpayer has no tax parts', () => {
  const [all] = revenueSheets({ ...shown, taxType: 'SIMPLIFIED' }, words);
  expect(all?.rows.some(([name]) => name === 'sheet.sums.vat')).toBe(false);
});

test('the tax file has a row per month and kind of money, and none for money of unknown kind if there is none', async () => {
  const none = { total: 0, supply: 0, vat: 0, taxFree: 0 };
  const some = { total: 11_000, supply: 10_000, vat: 1_000, taxFree: 0 };
  const part = { card: some, cashReceipt: none, otherCash: none, unknown: none, total: some };
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const taxes = { months: [{ month: '2026-11', ...part }], totals: part };
  const [read, about] = await readBack(taxSheets(taxes, { store: '마루커피', period }, words));

  expect(read?.rows).toHaveLength(1 + 2 * 4);
  expect(read?.rows[1]).toEqual(['2026년 11월', 'taxSheet.kinds.card', 11_000, 10_000, 1_000, 0]);
  expect(read?.rows.at(-1)).toEqual(['total', 'taxSheet.kinds.total', 11_000, 10_000, 1_000, 0]);
  expect(about?.rows).toEqual([
    ['taxSheet.about.store', '마루커피'],
    ['taxSheet.about.period', '2026-11-01 ~ 2026-11-30'],
    ['taxSheet.about.basis', 'taxSheet.about.basisText'],
  ]);
});

test.each([
  ['xlsx', 'sales 2026-11-01 to 2026-11-20 by export.bases.event.xlsx'],
  ['csv', 'sales 2026-11-01 to 2026-11-20 by export.bases.event.csv'],
  ['tax', 'VAT return 2026-11-01 to 2026-11-20.xlsx'],
] as const)('the name of a file has its period, and what it is counted by: %s', (kind, name) => {
  const asked = { period: { from: '2026-11-01', to: '2026-11-20' }, basis: 'event' as const };
  const t = ((key: string, { from, to, basis }: Record<string, string> = {}) => {
    if (key === 'export.file') return `sales ${from} to ${to} by ${basis}`;
    return key === 'export.taxFile' ? `VAT return ${from} to ${to}` : key;
  }) as unknown as typeof words.t;
  expect(revenueFileName(kind, asked, { t })).toBe(name);
});
