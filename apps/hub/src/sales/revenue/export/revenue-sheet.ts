import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import type { Slot } from '#hub/sales/revenue/by-time/time-slots.ts';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import type { ComparedReport } from '#hub/sales/sales.api.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import { breakdownSheet } from './breakdown-sheet.ts';
import { sumsSheet } from './sums-sheet.ts';
import { tendersSheet } from './tenders-sheet.ts';
import { timeSheet } from './time-sheet.ts';

export type Shown = {
  report: ComparedReport;
  asked: Asked;
  isToday: boolean;
  slots: readonly Slot[];
  taxType: TaxType;
};
export type RevenueWords = Pick<Words, 't' | 'language'>;

export type FileKind = 'xlsx' | 'csv' | 'tax';

/** File name with period and basis, so that several files can be distinguished. */
export function revenueFileName(
  kind: FileKind,
  { period, basis }: Pick<Asked, 'period' | 'basis'>,
  { t }: Pick<Words, 't'>,
): string {
  if (kind === 'tax') return `${t('export.taxFile', period)}.xlsx`;
  return `${t('export.file', { ...period, basis: t(`export.bases.${basis}`) })}.${kind}`;
}

/**
 * The figures of the page, one sheet each: sums, times, tenders, and the chosen breakdown, which exists only
 * with basis `sale`. Amounts are plain numbers.
 */
export function revenueSheets(shown: Shown, words: RevenueWords): SheetToWrite[] {
  return [
    sumsSheet(shown, words),
    timeSheet(shown, words),
    tendersSheet(shown, words),
    ...(shown.asked.basis === 'sale' ? [breakdownSheet(shown, words)] : []),
  ];
}
