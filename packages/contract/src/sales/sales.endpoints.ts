import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Won } from '../fields.ts';
import { storedTenderTypes } from '../payments/payment-type.ts';

const period = z.strictObject({ storeId: Id, from: BusinessDate, to: BusinessDate });

const TimeReport = z.object({
  /** `key` is YYYY, YYYY-MM, YYYY-MM-DD, or the clock hour 0–23 in Seoul, summed over the requested days. */
  rows: z.array(z.object({ key: z.string(), orders: z.int(), net: Won })),
  totals: z.object({
    orders: z.int(),
    net: Won,
    supply: Won,
    vat: Won,
    taxFree: Won,
    discounts: Won,
    refunded: Won,
  }),
  cancelled: z.object({ orders: z.int(), total: Won }),
  /** Money taken on OPEN orders; not revenue yet. */
  notYetClosed: z.object({ orders: z.int(), paid: Won }),
  /** Money beyond the totals of the orders that is not given back yet. No other sum contains it. */
  excess: z.object({ payments: z.int(), amount: Won }),
  /** Start of the store's day in minutes after midnight; the hours begin there. */
  dayStart: z.int(),
});
export type TimeReport = z.output<typeof TimeReport>;

const PaymentReport = z.object({
  rows: z.array(
    z.object({ type: z.enum(storedTenderTypes), payments: z.int(), approved: Won, refunded: Won, net: Won }),
  ),
  net: Won,
});
export type PaymentReport = z.output<typeof PaymentReport>;

/** Sums of CLOSED orders by business date, minus refunds on those orders; `from` and `to` are inclusive. */
export const reportByTime = endpoint({
  name: 'reportByTime',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/ymdh',
  summary: 'Revenue by year, month, day or clock hour.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period.extend({ unit: z.enum(['year', 'month', 'day', 'hour']) }),
  output: TimeReport,
  errors: [],
});

/** The transactions of the same orders, so that both reports agree to the won. */
export const reportByPaymentMethod = endpoint({
  name: 'reportByPaymentMethod',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/bypaymentmethod',
  summary: 'Approved minus refunded, per tender type.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period,
  output: PaymentReport,
  errors: [],
});

/** All parts are read from one snapshot, so they agree to the won. */
export const reportRevenue = endpoint({
  name: 'reportRevenue',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/revenue',
  summary: 'Everything the revenue screen shows of a business day.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: z.strictObject({ storeId: Id, date: BusinessDate }),
  output: z.object({
    /** The day by clock hours. */
    byTime: TimeReport,
    byPaymentMethod: PaymentReport,
    /** The same weekday one week earlier. */
    weekBefore: TimeReport,
  }),
  errors: [],
});

export const salesEndpoints = [reportByTime, reportByPaymentMethod, reportRevenue];
