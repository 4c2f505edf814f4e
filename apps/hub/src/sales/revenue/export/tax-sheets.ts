import type { TaxReport } from '@maru/contract/sales/tax-report.ts';
import { formatMonth } from '@maru/web/format.ts';
import type { Period } from '#hub/lib/days/period.ts';
import { sheetOf } from '#hub/lib/spreadsheets/sheet-of.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import type { RevenueWords } from './revenue-sheet.ts';

const kinds = ['card', 'cashReceipt', 'otherCash', 'unknown', 'total'] as const;
const sums = ['total', 'supply', 'vat', 'taxFree'] as const;

type About = { store: string; period: Period };

/**
 * A sheet with the figures for the VAT return, and one that says which business they belong to and what they
 * count.
 */
export function taxSheets(report: TaxReport, about: About, words: RevenueWords): SheetToWrite[] {
  return [taxSheet(report, words), aboutSheet(about, words)];
}

/** One row per month for each of card, cash with a receipt, other cash, and their sum. */
function taxSheet({ months, totals }: TaxReport, { t, language }: RevenueWords): SheetToWrite {
  const parts = [
    ...months.map(({ month, ...part }) => ({ name: formatMonth(month, language), part })),
    { name: t('total'), part: totals },
  ];
  const isShown = (kind: (typeof kinds)[number]) => kind !== 'unknown' || totals.unknown.total !== 0;
  const rows = parts.flatMap(({ name, part }) =>
    kinds
      .filter(isShown)
      .map((kind) => [name, t(`taxSheet.kinds.${kind}`), ...sums.map((sum) => part[kind][sum])]),
  );
  return sheetOf(t('taxSheet.title'), [
    [t('taxSheet.month'), t('taxSheet.kind'), ...sums.map((sum) => t(`taxSheet.sums.${sum}`))],
    ...rows,
  ]);
}

function aboutSheet({ store, period: { from, to } }: About, { t }: RevenueWords): SheetToWrite {
  return sheetOf(t('taxSheet.about.title'), [
    [t('taxSheet.about.store'), store],
    [t('taxSheet.about.period'), `${from} ~ ${to}`],
    [t('taxSheet.about.basis'), t('taxSheet.about.basisText')],
  ]);
}
