import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import type { FieldCode } from '../field-codes.ts';
import { BusinessDate, Id, Won } from '../fields.ts';
import { addDays } from '../time/business-date.ts';
import { breakdowns, longestDays, reportBases, timeUnits } from './report-terms.ts';
import { BreakdownReport, PaymentReport, RevenueReport, TimeReport } from './revenue-report.ts';
import { TaxReport } from './tax-report.ts';

const period = z.strictObject({ storeId: Id, from: BusinessDate, to: BusinessDate });
const basis = z.enum(reportBases).default('sale');
const unit = z.enum(timeUnits);

type Context = { addIssue: (issue: { code: 'custom'; path: string[]; message: FieldCode }) => void };

/** Refuses a period that ends before it begins, or is too long. */
function checkSpan(
  context: Context,
  {
    from,
    to,
    most = longestDays.month,
    field = 'to',
  }: { from: string; to: string; most?: number; field?: string },
) {
  if (to < from) refuse(context, field, 'tooSmall');
  if (to > addDays(from, most - 1)) refuse(context, field, 'tooLarge');
}

function refuse(context: Context, field: string, message: FieldCode) {
  context.addIssue({ code: 'custom', path: [field], message });
}

/** Sums of CLOSED orders by business date, minus refunds on those orders; `from` and `to` are inclusive. */
export const reportByTime = endpoint({
  name: 'reportByTime',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/ymdh',
  summary:
    'Revenue by year, month, day, clock hour, or weekday and hour. With `basis` event: what was approved and refunded on the days of the period, whenever the sale was.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period
    .extend({ unit, basis })
    .superRefine((asked, context) => checkSpan(context, { ...asked, most: longestDays[asked.unit] })),
  output: TimeReport,
  errors: [],
});

/** Sums the transactions of the same orders as `reportByTime`, so that both agree to the won. */
export const reportByPaymentMethod = endpoint({
  name: 'reportByPaymentMethod',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/bypaymentmethod',
  summary: 'Approved minus refunded, per tender type.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period.extend({ basis }).superRefine((asked, context) => checkSpan(context, asked)),
  output: PaymentReport,
  errors: [],
});

/** Sums the lines of the same orders as `reportByTime`, so that both agree to the won. */
export const reportByStoreItem = endpoint({
  name: 'reportByStoreItem',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/bystoreitem',
  summary: 'Revenue by item, category, option, order type or payment type; always by the day of the sale.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period
    .extend({ by: z.enum(breakdowns).default('item') })
    .superRefine((asked, context) => checkSpan(context, asked)),
  output: BreakdownReport,
  errors: [],
});

/** All parts are read from one snapshot, so they agree to the won. */
export const reportRevenue = endpoint({
  name: 'reportRevenue',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/revenue',
  summary:
    'Everything the revenue screen shows of a period, and of a second one to compare it with. A period has at most 1,100 days by `unit` day, otherwise 3,660. With `basis` event only the breakdown by payment type is offered.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period
    .extend({
      unit,
      basis,
      by: z.array(z.enum(breakdowns)).min(1).max(breakdowns.length).optional(),
      /** Any second period to compare with: both days or neither. */
      compareFrom: BusinessDate.optional(),
      compareTo: BusinessDate.optional(),
    })
    .superRefine((asked, context) => {
      const { from, to, compareFrom, compareTo } = asked;
      const most = longestDays[asked.unit];
      checkSpan(context, { from, to, most });
      if (compareFrom && !compareTo) refuse(context, 'compareTo', 'required');
      if (compareTo && !compareFrom) refuse(context, 'compareFrom', 'required');
      if (compareFrom && compareTo)
        checkSpan(context, { from: compareFrom, to: compareTo, most, field: 'compareTo' });
      if (asked.basis === 'event' && asked.by?.some((by) => by !== 'paymentType'))
        refuse(context, 'by', 'notByEvent');
    }),
  output: z.object({
    period: RevenueReport,
    /** Null if no second period was requested. */
    compared: RevenueReport.nullable(),
    /**
     * If `to` is the running day: the compared period, with its last day only up to the same time of day.
     * Otherwise null.
     */
    comparedSoFar: z.object({ orders: z.int(), net: Won }).nullable(),
  }),
  errors: [],
});

/** Sums the ledger by event day, so that a refund counts in the month in which it was made. */
export const reportTax = endpoint({
  name: 'reportTax',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/report/tax',
  summary:
    'Taxable and tax-free sales of a period by month and by card, cash with a receipt and other cash, for the VAT return. At most 3,660 days.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: period.superRefine((asked, context) => checkSpan(context, asked)),
  output: TaxReport,
  errors: [],
});

export const salesEndpoints = [
  reportByTime,
  reportByPaymentMethod,
  reportByStoreItem,
  reportRevenue,
  reportTax,
];
