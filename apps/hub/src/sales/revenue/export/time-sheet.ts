import { sheetOf } from '#hub/lib/spreadsheets/sheet-of.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import { slotName } from '#hub/sales/revenue/by-time/slot-name.ts';
import { restBefore } from '#hub/sales/revenue/by-time/time-slots.ts';
import type { RevenueWords, Shown } from './revenue-sheet.ts';

/** A sheet with the parts of the period, as in the table of the page. */
export function timeSheet({ report, asked, slots }: Shown, words: RevenueWords): SheetToWrite {
  const { t } = words;
  const { unit, basis } = asked;
  const { totals } = report.period.byTime;
  const before = report.compared?.byTime.totals;
  const rest = restBefore(report, unit, slots);
  const netName = basis === 'event' ? t('figures.received') : t('sheet.sums.net');

  return sheetOf(t(`byTime.${unit}`), [
    [
      ...[t(`units.${unit}`), t('sheet.orders'), netName],
      ...(before ? [t('sheet.ordersBefore'), t('sheet.netBefore')] : []),
    ],
    ...slots.map((slot) => [
      ...[slotName(slot, unit, words), slot.orders, slot.net],
      ...(before ? [slot.ordersBefore, slot.netBefore] : []),
    ]),
    ...(rest.orders > 0 ? [[t('restBefore'), '', '', rest.orders, rest.net]] : []),
    [t('total'), totals.orders, totals.net, ...(before ? [before.orders, before.net] : [])],
  ]);
}
