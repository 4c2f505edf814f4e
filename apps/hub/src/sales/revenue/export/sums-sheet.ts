import { periodName } from '#hub/lib/days/period-name.ts';
import { sheetOf } from '#hub/lib/spreadsheets/sheet-of.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import { perOrder } from '#hub/sales/revenue/compare.ts';
import { comparedName } from '#hub/sales/revenue/period/compared-name.ts';
import type { ComparedReport } from '#hub/sales/sales.api.ts';
import type { RevenueWords, Shown } from './revenue-sheet.ts';

const sums = ['gross', 'discounts', 'pointsUsed', 'refunded', 'net', 'orders', 'average'] as const;
/** The rows with basis `event`. There are no discounts, because this basis counts movements of money. */
const moved = ['gross', 'refunded', 'net', 'orders', 'average'] as const;
const taxes = ['supply', 'vat', 'taxFree'] as const;

/**
 * The main figures and how they are computed, with those of the compared period. If today is not over, also
 * those up to the same time of day.
 */
export function sumsSheet({ report, asked, isToday, taxType }: Shown, words: RevenueWords): SheetToWrite {
  const { t } = words;
  const { period, compared, comparedSoFar } = report;
  const isByEvent = asked.basis === 'event';
  const before = comparedName({ asked, isToday }, words);
  const soFar: Record<string, number> = comparedSoFar
    ? { ...comparedSoFar, average: perOrder(comparedSoFar) }
    : {};
  const nameOf = (key: (typeof sums)[number] | (typeof taxes)[number]) => {
    if (isByEvent && key === 'gross') return t('sums.approved');
    if (isByEvent && key === 'net') return t('figures.received');
    if (isByEvent && key === 'orders') return t('figures.ordersMoved');
    if (isByEvent && key === 'average') return t('figures.perOrderMoved');
    return t(`sheet.sums.${key}`);
  };
  const row = (name: string, get: (one: NonNullable<ComparedReport['compared']>) => number, key = '') => [
    ...[name, get(period)],
    ...(compared ? [get(compared)] : []),
    ...(comparedSoFar ? [soFar[key] ?? ''] : []),
  ];

  return sheetOf(t('sums.title'), [
    [
      ...[t('sheet.figure'), periodName(asked.period, words)],
      ...(compared ? [before] : []),
      ...(comparedSoFar ? [t('sheet.soFar', { name: before })] : []),
    ],
    [t('sheet.basis'), t(`filters.bases.${asked.basis}`)],
    ...[...(isByEvent ? moved : sums), ...(taxType === 'SIMPLIFIED' ? [] : taxes)].map((key) =>
      row(nameOf(key), ({ byTime }) => byTime.totals[key], key),
    ),
    ...(isByEvent
      ? []
      : [
          row(t('sheet.cancelledOrders'), ({ byTime }) => byTime.cancelled.orders),
          row(t('sheet.cancelledTotal'), ({ byTime }) => byTime.cancelled.total),
        ]),
    row(t('sheet.openOrders'), ({ byTime }) => byTime.notYetClosed.orders),
    row(t('sheet.openPaid'), ({ byTime }) => byTime.notYetClosed.paid),
    row(t('sheet.excess'), ({ byTime }) => byTime.excess.amount),
  ]);
}
