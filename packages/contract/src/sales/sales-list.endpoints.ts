import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import type { FieldCode } from '../field-codes.ts';
import { BusinessDate, Id, Won } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { FoundSums } from '../orders/find-orders.endpoints.ts';
import { OrderSummary } from '../orders/order.ts';
import { orderStatuses, orderTypes } from '../orders/order-status.ts';
import { paymentTypes } from '../payments/payment-type.ts';
import { addDays } from '../time/business-date.ts';

/** The longest period of the sales list, in days, because its sums read every order of the period. */
export const mostSalesDays = 366;

const SalesRow = OrderSummary.extend({
  gross: Won,
  /** Discounts of lines and of the whole order. */
  discounts: Won,
  pointsUsed: Won,
  refunded: Won,
  /** The revenue of the order: of a completed order its total less refunds, otherwise 0. */
  net: Won,
  /** Name of the person who took the order. */
  takenBy: z.string().nullable(),
});
export type SalesRow = z.output<typeof SalesRow>;

export const getSalesInquiry = endpoint({
  name: 'getSalesInquiry',
  method: 'GET',
  path: '/v5/sales/getsalesinquiry',
  summary:
    'The orders of a period that meet all filters, newest first, and their sums. Sums come with the first page only. Deleted orders are left out.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: z
    .strictObject({
      storeId: Id,
      /** Business days, both included; at most 366. */
      from: BusinessDate,
      to: BusinessDate,
      status: z.array(z.enum(orderStatuses)).min(1).max(orderStatuses.length).optional(),
      orderType: z.array(z.enum(orderTypes)).min(1).max(orderTypes.length).optional(),
      paymentType: z.array(z.enum(paymentTypes)).min(1).max(paymentTypes.length).optional(),
      /** The person who took the order. */
      takenBy: Id.optional(),
      /** Whether a part of the completed order was refunded. */
      isRefunded: z.boolean().optional(),
      isDiscounted: z.boolean().optional(),
      usedPoints: z.boolean().optional(),
      ...cursorInput,
    })
    .superRefine(({ from, to }, context) => {
      if (to > addDays(from, mostSalesDays - 1))
        context.addIssue({ code: 'custom', path: ['to'], message: 'tooLarge' satisfies FieldCode });
    }),
  output: CursorPage(SalesRow).extend({ sums: FoundSums.nullable() }),
  errors: [],
});

export const salesListEndpoints = [getSalesInquiry];
