import readXlsx from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { writeXlsx } from '#hub/lib/spreadsheets/write-xlsx.ts';
import { pointRow, pointsReport } from '#hub/points/reports/report-builders.ts';
import { type PointsSheetWords, pointsFileName, pointsSheets } from './points-sheets.ts';

const words: PointsSheetWords = {
  t: ((key: string) => key.replace('days:', '')) as PointsSheetWords['t'],
  language: 'ko',
};
const slots = [
  pointRow('2026-11-19', { earned: 1_000, used: 300 }),
  pointRow('2026-11-20', { expired: 200 }),
];
const asked = { period: { from: '2026-11-19', to: '2026-11-20' }, unit: 'day' as const };
const report = pointsReport(slots, {
  byKind: {
    rows: [
      { kind: 'USE', entries: 2, points: -300, debt: 0 },
      { kind: 'MERGE', entries: 2, points: 0, debt: 0 },
    ],
  },
  loyalty: {
    ...{ all: { orders: 9, net: 90_000 }, ofCustomers: { orders: 5, net: 40_000 } },
    withPoints: { orders: 1, net: 8_000, points: 300 },
    customers: { all: 3, new: 1, returning: 2 },
  },
  active: { points: 1_500, debt: 40, customers: 2, months: [{ month: '2026-12', points: 1_500 }] },
});

test('the file has what the page shows, numbers as numbers, and its totals agree', async () => {
  const blob = await writeXlsx(pointsSheets({ report, asked, slots }, words));
  const [time, kinds, loyalty, active] = (await readXlsx(await blob.arrayBuffer())).map(({ data }) => data);

  expect(time?.slice(1).map((row) => row.slice(1))).toEqual([
    [1_000, 0, 300, 0, 0, 700],
    [0, 0, 0, 0, 200, -200],
    [1_000, 0, 300, 0, 200, 500],
  ]);
  expect(kinds?.at(-1)).toEqual(['kinds.USE', 2, -300, 0]);
  expect(loyalty).toContainEqual(['report.loyalty.rows.returning', 2]);
  expect(loyalty).toContainEqual(['report.loyalty.rows.ofCustomers', 40_000]);
  expect(active?.slice(1)).toEqual([
    ['2026년 12월', 1_500, 1_500],
    ['summary.total', 1_500, 1_500],
    ['summary.customers', 2, null],
    ['summary.debt', 40, null],
  ]);
});

test('the name of the file has the period', () => {
  const t = ((key: string, values?: object) =>
    `${key} ${JSON.stringify(values)}`) as unknown as PointsSheetWords['t'];
  expect(pointsFileName('csv', asked, { ...words, t })).toBe(
    'report.export.file {"from":"2026-11-19","to":"2026-11-20"}.csv',
  );
});
