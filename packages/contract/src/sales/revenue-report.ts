import { z } from 'zod';
import { BusinessDate, Id, Won } from '../fields.ts';
import { storedTenderTypes } from '../payments/payment-type.ts';
import { breakdowns } from './report-terms.ts';

/** gross − discounts − pointsUsed − refunded = net. */
const sums = {
  /** What was sold before all reductions; with basis `event`, what was approved. */
  gross: Won,
  /** Discounts of lines and of whole orders. */
  discounts: Won,
  pointsUsed: Won,
  refunded: Won,
  net: Won,
};

const TimeRow = z.object({
  /**
   * YYYY, YYYY-MM, YYYY-MM-DD, the clock hour 0–23 in Seoul, or weekday and clock hour `0-13`, summed over the
   * requested days. 0 is Sunday; the weekday is that of the business day.
   */
  key: z.string(),
  orders: z.int(),
  ...sums,
});

export const TimeReport = z.object({
  /**
   * By hour: always all 24, from the start of the day. Otherwise only periods in which something was sold.
   */
  rows: z.array(TimeRow),
  totals: z.object({
    /** Completed orders; with basis `event`, orders whose money moved. */
    orders: z.int(),
    ...sums,
    /** These tax parts add up to the net amount, so they are net of refunds, too. */
    supply: Won,
    vat: Won,
    taxFree: Won,
    /** Net per order, to the won; 0 without orders. */
    average: Won,
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

export const PaymentReport = z.object({
  rows: z.array(
    z.object({ type: z.enum(storedTenderTypes), payments: z.int(), approved: Won, refunded: Won, net: Won }),
  ),
  net: Won,
});
export type PaymentReport = z.output<typeof PaymentReport>;

const BreakdownRow = z.object({
  /**
   * Id of the item, category or option; the order search can filter by it. By item and category, null is the
   * row of lines without an item. By option, null is the row of the item prices without options.
   */
  id: Id.nullable(),
  /** By order type, order type of the lines or payment type: that type, never COMPLEX. Otherwise null. */
  type: z.string().nullable(),
  /** The present name; of an option, its latest name. Null where `id` is null. */
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Whether it has since been deleted from the menu. */
  isDeleted: z.boolean(),
  /** Orders that contain it. An order may be counted in several rows, so these counts do not add up. */
  orders: z.int(),
  /** Pieces that were not refunded. Null by order type and payment type. */
  quantity: z.int().nullable(),
  ...sums,
});
export type BreakdownRow = z.output<typeof BreakdownRow>;

/**
 * The largest net comes first. By option, each row is what the option adds to the price, so that the rows add
 * up, too.
 */
export const BreakdownReport = z.object({ by: z.enum(breakdowns), rows: z.array(BreakdownRow), net: Won });
export type BreakdownReport = z.output<typeof BreakdownReport>;

export const RevenueReport = z.object({
  from: BusinessDate,
  to: BusinessDate,
  byTime: TimeReport,
  byPaymentMethod: PaymentReport,
  /** In the order in which they were requested. */
  breakdowns: z.array(BreakdownReport),
});
export type RevenueReport = z.output<typeof RevenueReport>;
