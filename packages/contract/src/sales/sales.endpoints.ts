import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Won } from '../fields.ts';
import { tenderTypes } from '../payments/payment-type.ts';

const period = z.strictObject({ storeId: Id, from: BusinessDate, to: BusinessDate });

/** Sums of CLOSED orders by business date, less refunds on those orders; `from` and `to` are both included. */
export const reportByTime = endpoint({
  name: 'reportByTime',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/ymdh',
  summary: 'Revenue by year, month, day or clock hour.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period.extend({ unit: z.enum(['year', 'month', 'day', 'hour']) }),
  output: z.object({
    /** `key` is YYYY, YYYY-MM, YYYY-MM-DD, or the clock hour 0–23 in Seoul summed over the days asked for. */
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
    /** Money taken on orders that are still OPEN: not yet revenue. */
    notYetClosed: z.object({ orders: z.int(), paid: Won }),
    /** Minutes after midnight at which the store's day starts; hours are shown from there. */
    dayStart: z.int(),
  }),
  errors: [],
});

/** The transactions of the same orders, so that both reports agree to the won. */
export const reportByPaymentMethod = endpoint({
  name: 'reportByPaymentMethod',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/bypaymentmethod',
  summary: 'Approved less refunded, per tender type.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period,
  output: z.object({
    rows: z.array(
      z.object({ type: z.enum(tenderTypes), payments: z.int(), approved: Won, refunded: Won, net: Won }),
    ),
    net: Won,
  }),
  errors: [],
});

export const salesEndpoints = [reportByTime, reportByPaymentMethod];
