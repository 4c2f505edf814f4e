import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { expect, test } from 'vitest';
import { soldHours } from './hours.ts';
import { revenueCsv } from './revenue-csv.ts';

const rows = hoursFrom(240).map((hour) => ({
  key: String(hour),
  net: hour === 12 ? 11_000 : 0,
  orders: hour === 12 ? 2 : 0,
}));
const byTime = {
  rows,
  totals: { orders: 2, net: 11_000, supply: 10_000, vat: 1_000, taxFree: 0, discounts: 500, refunded: 0 },
  cancelled: { orders: 1, total: 4_500 },
  notYetClosed: { orders: 0, paid: 0 },
  excess: { payments: 1, amount: 700 },
  dayStart: 240,
};
const report = {
  byTime,
  byPaymentMethod: {
    rows: [{ type: 'card' as const, payments: 2, approved: 11_000, refunded: 0, net: 11_000 }],
    net: 11_000,
  },
  weekBefore: byTime,
};
const words = { t: ((key: string) => key) as Parameters<typeof revenueCsv>[1]['t'] };
const day = { date: '2026-11-20', report, hours: soldHours(rows, rows) };

test('the sheet has the hours, the tenders and the sums of the day, and its totals agree', () => {
  const sheet = revenueCsv({ ...day, hasTaxParts: true }, words);

  expect(sheet).toContainEqual(['hours.span', 2, 11_000, 2, 11_000]);
  expect(sheet).toContainEqual(['tenderTypes.card', 2, 11_000, 0, 11_000]);
  expect(sheet).toContainEqual(['tax.vat', 1_000]);
  expect(sheet).toContainEqual(['csv.excess', 700]);
  const totals = sheet.filter(([name]) => name === 'total');
  expect(totals).toEqual([
    ['total', 2, 11_000, 2, 11_000],
    ['total', '', '', '', 11_000],
  ]);
});

test('a simplified taxpayer has no tax parts', () => {
  const sheet = revenueCsv({ ...day, hasTaxParts: false }, words);
  expect(sheet.some(([name]) => name === 'tax.vat')).toBe(false);
});
