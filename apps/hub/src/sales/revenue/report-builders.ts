import type { RevenueReport } from '@maru/contract/sales/revenue-report.ts';
import { hoursFrom } from '@maru/contract/time/business-date.ts';

type Row = RevenueReport['byTime']['rows'][number];

/** Rows with this net amount by key, of one order each. */
export function timeRows(net: Readonly<Record<string, number>>): Row[] {
  return Object.entries(net).map(([key, amount]) => ({
    ...{ key, orders: 1, gross: amount, discounts: 0, pointsUsed: 0, refunded: 0, net: amount },
  }));
}

/** All 24 hours of a business day from 04:00. Hours that are not given have no sales. */
export function hourRows(net: Readonly<Record<number, number>>): Row[] {
  return hoursFrom(240).map((hour) => {
    const [row] = timeRows({ [hour]: net[hour] ?? 0 }) as [Row];
    return net[hour] === undefined ? { ...row, orders: 0 } : row;
  });
}

/** The report of 2026-11-20, or of another period, with these rows by time. */
export function reportOf(rows: Row[], over: Partial<RevenueReport> = {}): RevenueReport {
  const net = rows.reduce((sum, row) => sum + row.net, 0);
  const orders = rows.reduce((sum, row) => sum + row.orders, 0);
  const supply = Math.round(net / 1.1);
  return {
    from: '2026-11-20',
    to: '2026-11-20',
    byTime: {
      rows,
      totals: {
        ...{ orders, gross: net, discounts: 0, pointsUsed: 0, refunded: 0, net },
        ...{ supply, vat: net - supply, taxFree: 0 },
        average: orders === 0 ? 0 : Math.round(net / orders),
      },
      cancelled: { orders: 0, total: 0 },
      notYetClosed: { orders: 0, paid: 0 },
      excess: { payments: 0, amount: 0 },
      dayStart: 240,
    },
    byPaymentMethod: {
      rows: [{ type: 'card', payments: orders, approved: net, refunded: 0, net }],
      net,
    },
    breakdowns: [],
    ...over,
  };
}
