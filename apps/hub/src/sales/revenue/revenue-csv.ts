import type { Cell } from '#hub/lib/downloads/write-csv.ts';
import type { DayReport } from '#hub/sales/sales.api.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import type { Hour } from './hours.ts';

type Day = { date: string; report: DayReport; hours: readonly Hour[]; hasTaxParts: boolean };

/** The figures of the page as spreadsheet rows: hours, tenders, sums. Amounts are plain numbers. */
export function revenueCsv({ date, report, hours, hasTaxParts }: Day, { t }: Pick<Words, 't'>): Cell[][] {
  const { byTime, byPaymentMethod, weekBefore } = report;
  const { totals, cancelled, notYetClosed, excess } = byTime;
  const taxes: Cell[][] = hasTaxParts
    ? [
        [t('tax.supply'), totals.supply],
        [t('tax.vat'), totals.vat],
        [t('tax.taxFree'), totals.taxFree],
      ]
    : [];

  return [
    [t('title'), date],
    [],
    [t('csv.hour'), t('csv.orders'), t('csv.net'), t('csv.ordersBefore'), t('csv.netBefore')],
    ...hours.map(({ hour, orders, net, ordersBefore, netBefore }) => [
      t('hours.span', { from: hour, until: hour + 1 }),
      orders,
      net,
      ordersBefore,
      netBefore,
    ]),
    [t('total'), totals.orders, totals.net, weekBefore.totals.orders, weekBefore.totals.net],
    [],
    [t('csv.tender'), t('csv.payments'), t('csv.approved'), t('csv.refunded'), t('csv.net')],
    ...byPaymentMethod.rows.map(({ type, payments, approved, refunded, net }) => [
      t(`tenderTypes.${type}`),
      payments,
      approved,
      refunded,
      net,
    ]),
    [t('total'), '', '', '', byPaymentMethod.net],
    [],
    [t('csv.item'), t('csv.amount')],
    [t('figures.net'), totals.net],
    ...taxes,
    [t('tax.discounts'), totals.discounts],
    [t('csv.refunded'), totals.refunded],
    [t('csv.cancelledOrders'), cancelled.orders],
    [t('csv.cancelledTotal'), cancelled.total],
    [t('csv.openOrders'), notYetClosed.orders],
    [t('csv.openPaid'), notYetClosed.paid],
    [t('csv.excess'), excess.amount],
  ];
}
