import type { TaxReport } from '@maru/contract/sales/tax-report.ts';
import { formatMonth } from '@maru/web/format.ts';
import type { SheetToWrite } from '#hub/menu/spreadsheets/write-xlsx.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import { sheet } from './revenue-sheet.ts';

const kinds = ['card', 'cashReceipt', 'otherCash', 'unknown', 'total'] as const;
const sums = ['total', 'supply', 'vat', 'taxFree'] as const;

/** Figures for the VAT return: per month a row for card, cash with a receipt, other cash and their sum. */
export function taxSheet(
  { months, totals }: TaxReport,
  { t, language }: Pick<Words, 't' | 'language'>,
): SheetToWrite {
  const parts = [
    ...months.map(({ month, ...part }) => ({ name: formatMonth(month, language), part })),
    { name: t('total'), part: totals },
  ];
  const isShown = (kind: (typeof kinds)[number]) => kind !== 'unknown' || totals.unknown.total !== 0;
  const rows = parts.flatMap(({ name, part }) =>
    kinds
      .filter(isShown)
      .map((kind) => [
        t('taxSheet.row', { month: name, kind: t(`taxSheet.kinds.${kind}`) }),
        ...sums.map((sum) => part[kind][sum]),
      ]),
  );
  return sheet(t('taxSheet.title'), [
    [t('taxSheet.month'), ...sums.map((sum) => t(`taxSheet.sums.${sum}`))],
    ...rows,
  ]);
}
