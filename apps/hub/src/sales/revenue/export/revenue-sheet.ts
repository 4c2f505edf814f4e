import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { SheetToWrite } from '#hub/menu/spreadsheets/write-xlsx.ts';
import { rowName } from '#hub/sales/revenue/breakdown/row-name.ts';
import { slotName } from '#hub/sales/revenue/by-time/slot-name.ts';
import type { Slot } from '#hub/sales/revenue/by-time/time-slots.ts';
import { comparedName, periodName } from '#hub/sales/revenue/period/period-name.ts';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import type { ComparedReport } from '#hub/sales/sales.api.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

type Shown = { report: ComparedReport; asked: Asked; slots: readonly Slot[]; taxType: TaxType };
type SheetWords = Pick<Words, 't' | 'language'>;
type Cells = readonly (string | number)[];

const wide = 28;
const narrow = 16;

export type FileKind = 'xlsx' | 'csv' | 'tax';

/** The period is in the name, so that files of several periods lie side by side. */
export function fileName(kind: FileKind, { period }: Pick<Asked, 'period'>, { t }: Pick<Words, 't'>): string {
  const name = t(kind === 'tax' ? 'export.taxFile' : 'export.file', period);
  return `${name}.${kind === 'csv' ? kind : 'xlsx'}`;
}

/** What the page shows, a sheet each: sums, time, tenders, and the chosen breakdown. Amounts are plain numbers. */
export function revenueSheets(shown: Shown, words: SheetWords): SheetToWrite[] {
  return [
    sumsSheet(shown, words),
    timeSheet(shown, words),
    tendersSheet(shown, words),
    breakdownSheet(shown, words),
  ];
}

function sumsSheet({ report, asked, taxType }: Shown, words: SheetWords): SheetToWrite {
  const { t } = words;
  const of = (get: (one: NonNullable<ComparedReport['compared']>) => number) => [
    get(report.period),
    ...(report.compared ? [get(report.compared)] : []),
  ];
  const sums = ['gross', 'discounts', 'pointsUsed', 'refunded', 'net', 'orders', 'average'] as const;
  const taxes = taxType === 'SIMPLIFIED' ? [] : (['supply', 'vat', 'taxFree'] as const);
  return sheet(t('sums.title'), [
    [
      t('sheet.figure'),
      periodName(asked.period, words),
      ...(report.compared ? [comparedName(asked, words)] : []),
    ],
    ...[...sums, ...taxes].map((key) => [t(`sheet.sums.${key}`), ...of(({ byTime }) => byTime.totals[key])]),
    [t('sheet.cancelledOrders'), ...of(({ byTime }) => byTime.cancelled.orders)],
    [t('sheet.cancelledTotal'), ...of(({ byTime }) => byTime.cancelled.total)],
    [t('sheet.openOrders'), ...of(({ byTime }) => byTime.notYetClosed.orders)],
    [t('sheet.openPaid'), ...of(({ byTime }) => byTime.notYetClosed.paid)],
    [t('sheet.excess'), ...of(({ byTime }) => byTime.excess.amount)],
  ]);
}

function timeSheet({ report, asked, slots }: Shown, words: SheetWords): SheetToWrite {
  const { t } = words;
  const { totals } = report.period.byTime;
  const before = report.compared?.byTime.totals;
  return sheet(t(`byTime.${asked.unit}`), [
    [
      ...[t(`units.${asked.unit}`), t('sheet.orders'), t('sheet.sums.net')],
      ...(before ? [t('sheet.ordersBefore'), t('sheet.netBefore')] : []),
    ],
    ...slots.map((slot) => [
      ...[slotName(slot, asked.unit, words), slot.orders, slot.net],
      ...(before ? [slot.ordersBefore, slot.netBefore] : []),
    ]),
    [t('total'), totals.orders, totals.net, ...(before ? [before.orders, before.net] : [])],
  ]);
}

function tendersSheet({ report }: Shown, { t }: SheetWords): SheetToWrite {
  const { rows, net } = report.period.byPaymentMethod;
  const sum = (key: 'payments' | 'approved' | 'refunded') => rows.reduce((total, row) => total + row[key], 0);
  return sheet(t('tenders.title'), [
    [t('sheet.tender'), t('sheet.payments'), t('sheet.approved'), t('sheet.refunded'), t('sheet.sums.net')],
    ...rows.map(({ type, payments, approved, refunded, net: one }) => [
      ...[t(`tenderTypes.${type}`), payments, approved, refunded, one],
    ]),
    [t('total'), sum('payments'), sum('approved'), sum('refunded'), net],
  ]);
}

function breakdownSheet({ report, asked }: Shown, words: SheetWords): SheetToWrite {
  const { t } = words;
  const { by } = asked;
  const shown = report.period.breakdowns.find((one) => one.by === by);
  const sums = ['gross', 'discounts', 'pointsUsed', 'refunded', 'net'] as const;
  return sheet(t(`breakdowns.${by}`), [
    [
      ...[t(`breakdowns.columns.${by}`), t('sheet.orders'), t('breakdowns.quantity')],
      ...sums.map((key) => t(`sheet.sums.${key}`)),
    ],
    ...(shown?.rows ?? []).map((row) => [
      ...[rowName(row, by, words), row.orders, row.quantity ?? ''],
      ...sums.map((key) => row[key]),
    ]),
  ]);
}

/** A sheet with a name in its first column and numbers in all others. */
export function sheet(name: string, rows: readonly Cells[]): SheetToWrite {
  const columns = Math.max(...rows.map((row) => row.length));
  return {
    name,
    rows: rows.map((row) => row.map(String)),
    numberColumns: Array.from({ length: columns - 1 }, (_, column) => column + 1),
    widths: Array.from({ length: columns }, (_, column) => (column === 0 ? wide : narrow)),
  };
}
