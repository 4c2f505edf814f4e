import { sheetOf } from '#hub/lib/spreadsheets/sheet-of.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import type { RevenueWords, Shown } from './revenue-sheet.ts';

/** A sheet with the payments by tender. */
export function tendersSheet({ report, asked }: Shown, { t }: RevenueWords): SheetToWrite {
  const { rows, net } = report.period.byPaymentMethod;
  const sum = (key: 'payments' | 'approved' | 'refunded') => rows.reduce((total, row) => total + row[key], 0);
  return sheetOf(t('tenders.title'), [
    [
      ...[t('sheet.tender'), t('sheet.payments'), t('sheet.approved'), t('sheet.refunded')],
      asked.basis === 'event' ? t('figures.received') : t('sheet.sums.net'),
    ],
    ...rows.map(({ type, payments, approved, refunded, net: one }) => [
      ...[t(`tenderTypes.${type}`), payments, approved, refunded, one],
    ]),
    [t('total'), sum('payments'), sum('approved'), sum('refunded'), net],
  ]);
}
