import { formatMonth } from '@maru/web/format.ts';
import { partName } from '#hub/lib/days/part-name.ts';
import { sheetOf } from '#hub/lib/spreadsheets/sheet-of.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import type { PointsReport } from '#hub/points/points.api.ts';
import { type PointSlot, sumNames } from '#hub/points/reports/point-slots.ts';
import type { Asked } from '#hub/points/reports/points-address.ts';
import { takenInAll } from '#hub/points/reports/taken-in-all.ts';
import { withoutMerges } from '#hub/points/reports/without-merges.ts';
import type { PointWords } from '#hub/points/use-point-words.ts';

type ShownPoints = { report: PointsReport; asked: Asked; slots: readonly PointSlot[] };
export type PointsSheetWords = Pick<PointWords, 't' | 'language'>;

/** File name with the period, so that several files can be distinguished. */
export function pointsFileName(kind: 'xlsx' | 'csv', { period }: Asked, { t }: PointsSheetWords): string {
  return `${t('report.export.file', period)}.${kind}`;
}

/**
 * The figures of the page, one sheet each: time, kinds, customers and sales, and the points that customers
 * have.
 */
export function pointsSheets(shown: ShownPoints, words: PointsSheetWords): SheetToWrite[] {
  return [
    timeSheet(shown, words),
    kindsSheet(shown, words),
    loyaltySheet(shown, words),
    activeSheet(shown, words),
  ];
}

function timeSheet({ report, asked: { unit }, slots }: ShownPoints, words: PointsSheetWords): SheetToWrite {
  const { t } = words;
  const { totals } = report.byTime;
  return sheetOf(t(`days:byPart.${unit}`), [
    [t(`days:part.${unit}`), ...sumNames.map((name) => t(`report.sums.${name}`))],
    ...slots.map((slot) => [partName(slot.key, unit, words), ...sumNames.map((name) => slot[name])]),
    [t('report.total'), ...sumNames.map((name) => totals[name])],
  ]);
}

function kindsSheet({ report: { byKind } }: ShownPoints, { t }: PointsSheetWords): SheetToWrite {
  return sheetOf(t('summary.kinds'), [
    [t('summary.kind'), t('summary.entries'), t('summary.moved'), t('summary.debtMoved')],
    ...withoutMerges(byKind.rows).map((row) => [
      t(`kinds.${row.kind}`),
      row.entries,
      takenInAll(row),
      row.debt,
    ]),
  ]);
}

function loyaltySheet({ report: { loyalty } }: ShownPoints, { t }: PointsSheetWords): SheetToWrite {
  const { all, ofCustomers, withPoints, customers } = loyalty;
  const row = (name: string, value: number) => [t(`report.loyalty.rows.${name}`), value];
  const sales = (name: string, { net, orders }: { net: number; orders: number }) => [
    row(name, net),
    [t('report.export.ordersOf', { name: t(`report.loyalty.rows.${name}`) }), orders],
  ];
  return sheetOf(t('report.loyalty.title'), [
    [t('report.export.figure'), t('report.export.value')],
    row('visits', ofCustomers.orders),
    row('customers', customers.all),
    row('newOnes', customers.new),
    row('returning', customers.returning),
    ...sales('all', all),
    ...sales('ofCustomers', ofCustomers),
    ...sales('withPoints', withPoints),
    row('points', withPoints.points),
  ]);
}

function activeSheet({ report: { active } }: ShownPoints, { t, language }: PointsSheetWords): SheetToWrite {
  return sheetOf(t('summary.active'), [
    [t('summary.month'), t('summary.points'), t('summary.liability')],
    // One point is worth one won.
    ...active.months.map(({ month, points }) => [formatMonth(month, language), points, points]),
    [t('summary.total'), active.points, active.points],
    [t('summary.customers'), active.customers, ''],
    [t('summary.debt'), active.debt, ''],
  ]);
}
