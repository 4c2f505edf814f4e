import { sheetOf } from '#hub/lib/spreadsheets/sheet-of.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import { idOfRow } from '#hub/sales/revenue/breakdown/id-of-row.ts';
import { rowName } from '#hub/sales/revenue/breakdown/row-name.ts';
import type { RevenueWords, Shown } from './revenue-sheet.ts';

const sums = ['gross', 'discounts', 'pointsUsed', 'refunded', 'net'] as const;

/** The rows of the chosen breakdown, with those of the compared period. */
export function breakdownSheet({ report, asked: { by } }: Shown, words: RevenueWords): SheetToWrite {
  const { t } = words;
  const rowsOf = (one: Shown['report']['compared']) =>
    one?.breakdowns.find((breakdown) => breakdown.by === by)?.rows ?? [];
  const before = new Map(rowsOf(report.compared).map((row) => [idOfRow(row), row]));
  const hasBefore = report.compared !== null;
  const shown = rowsOf(report.period);
  const netBefore = rowsOf(report.compared).reduce((sum, { net }) => sum + net, 0);

  return sheetOf(t(`breakdowns.${by}`), [
    [
      ...[t(`breakdowns.columns.${by}`), t('sheet.orders'), t('breakdowns.quantity')],
      ...sums.map((key) => t(`sheet.sums.${key}`)),
      ...(hasBefore ? [t('sheet.ordersBefore'), t('sheet.quantityBefore'), t('sheet.netBefore')] : []),
    ],
    ...shown.map((row) => {
      const { orders, quantity, net } = before.get(idOfRow(row)) ?? { orders: 0, quantity: 0, net: 0 };
      return [
        ...[rowName(row, by, words), row.orders, row.quantity ?? ''],
        ...sums.map((key) => row[key]),
        ...(hasBefore ? [orders, row.quantity === null ? '' : (quantity ?? ''), net] : []),
      ];
    }),
    // Orders and quantities have no total: an order may be in several rows, by option a piece, too.
    [
      ...[t('total'), '', ''],
      ...sums.map((key) => shown.reduce((sum, row) => sum + row[key], 0)),
      ...(hasBefore ? ['', '', netBefore] : []),
    ],
  ]);
}
