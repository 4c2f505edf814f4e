import { z } from 'zod';
import { endpoint, member, owner } from '../endpoint.ts';
import type { FieldCode } from '../field-codes.ts';
import { BusinessDate, Id, NonNegativeWon, Won } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { paymentTypes, storedTenderTypes } from '../payments/payment-type.ts';
import { MaskedCustomer } from '../points/order-points.ts';
import { addDays } from '../time/business-date.ts';
import { Order, OrderSummary } from './order.ts';
import { itemOrderTypes, orderStatuses, orderTypes } from './order-status.ts';
import { SaleNumber } from './sale-number.ts';

/** The filters of the order search. */
const filters = {
  orderNumber: z.int().min(1).max(999_999_999).optional(),
  saleNumber: SaleNumber.optional(),
  /** Both days included. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  /**
   * Which day the time filters compare: that of the order (`sale`), or that of a movement of its money
   * (`event`).
   */
  basis: z.enum(['sale', 'event']).default('sale'),
  /** Clock hour in Seoul. */
  hour: z.int().min(0).max(23).optional(),
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6).optional(),
  status: z.array(z.enum(orderStatuses)).min(1).max(orderStatuses.length).optional(),
  orderType: z.array(z.enum(orderTypes)).min(1).max(orderTypes.length).optional(),
  paymentType: z.array(z.enum(paymentTypes)).min(1).max(paymentTypes.length).optional(),
  /**
   * At least one payment of the order has one of these types and was not fully given back. With `basis` event,
   * the movement that meets the time filters has one of these types.
   */
  tenderType: z.array(z.enum(storedTenderTypes)).min(1).max(storedTenderTypes.length).optional(),
  /** One line must meet all line filters. Null: a typed-in line, without an item of the menu. */
  itemId: Id.nullable().optional(),
  categoryId: Id.nullable().optional(),
  choiceId: Id.optional(),
  itemOrderType: z.enum(itemOrderTypes).optional(),
  amountFrom: NonNegativeWon.optional(),
  amountTo: NonNegativeWon.optional(),
  /** The person who took the order. */
  takenBy: Id.optional(),
  /** Whether a part of the completed order was refunded. With `basis` event: whether the movement is a refund. */
  isRefunded: z.boolean().optional(),
  /** Whether lines or the whole order were discounted. */
  isDiscounted: z.boolean().optional(),
  /** Whether points were used on the order. */
  usedPoints: z.boolean().optional(),
  /**
   * The customer of the order, or anybody who was merged with them. Needs the right ORDER, like reading an
   * order's customer.
   */
  customerId: Id.optional(),
};

/** The longest period for which sums are computed, in days. */
const mostDays = 3_660;

/** Sums of found orders by their outcomes. */
export const FoundSums = z.object({
  /** Completed orders; `net` is `total` less `refunded`, and equals the revenue reports. */
  closed: z.object({
    orders: z.int(),
    gross: Won,
    discounts: Won,
    pointsUsed: Won,
    total: Won,
    refunded: Won,
    net: Won,
  }),
  cancelled: z.object({ orders: z.int(), total: Won }),
  open: z.object({ orders: z.int(), total: Won }),
});
export type FoundSums = z.output<typeof FoundSums>;

const Part = z.object({
  /** How many pieces met the filters of lines; null with filters of payments. */
  quantity: z.int().nullable(),
  net: Won,
});

export const searchOrders = endpoint({
  name: 'searchOrders',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/search',
  summary:
    'Orders that meet all filters, newest first. With `basis` event, days, hour and weekday are those of an approved payment, refund or correction. A member with SALES alone gets LOCKED while the sales analysis is locked.',
  access: [member('ORDER'), member('SALES')],
  input: z.strictObject({
    storeId: Id,
    ...filters,
    ...cursorInput,
  }),
  output: CursorPage(OrderSummary).extend({
    /**
     * The customer of `customerId`, or the one they were merged into. Null without `customerId`, and if the
     * store has no such customer.
     */
    customer: MaskedCustomer.nullable(),
  }),
  errors: ['LOCKED'],
});

/**
 * The sums equal those of the revenue reports to the won, so that the orders behind each figure can be
 * listed.
 */
export const sumFoundOrders = endpoint({
  name: 'sumFoundOrders',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/search/sums',
  summary:
    'Sums of the orders that a search over at most 3,660 days finds. `part` is the share of the completed orders that met the filters of lines or of a tender; an option counts with what it added to the price.',
  access: [member('SALES')],
  lock: 'SALES_ANALYSIS',
  input: z
    .strictObject({
      storeId: Id,
      ...filters,
      from: BusinessDate,
      to: BusinessDate,
      /** Orders whose matching part is also returned separately, in `rows`. */
      orderIds: z.array(Id).max(200).optional(),
    })
    .superRefine(({ from, to }, context) => {
      if (to > addDays(from, mostDays - 1))
        context.addIssue({ code: 'custom', path: ['to'], message: 'tooLarge' satisfies FieldCode });
    }),
  output: z.object({
    /** Null with `basis` event. */
    orders: FoundSums.nullable(),
    /** With `basis` event: the movements that met the filters; otherwise null. */
    moved: z.object({ approved: Won, refunded: Won, net: Won }).nullable(),
    /** Null without filters of lines or payments, and with `basis` event. */
    part: Part.nullable(),
    rows: z.array(Part.extend({ orderId: Id })),
  }),
  errors: [],
});

export const listOrderTakers = endpoint({
  name: 'listOrderTakers',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/takers',
  summary:
    'The people who took orders of the store, also those who are no longer members, to filter orders by. Open to the same callers as searchOrders.',
  access: [member('ORDER'), member('SALES')],
  input: z.strictObject({ storeId: Id }),
  output: z.array(z.object({ id: Id, name: z.string() })),
  errors: ['LOCKED'],
});

export const listOrdersBetween = endpoint({
  name: 'listOrdersBetween',
  method: 'GET',
  path: '/v5/order/getordersbystoreandcreateddatebetween',
  summary: 'Orders taken on the business days from `from` to `to`, newest first.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, from: BusinessDate, to: BusinessDate, ...cursorInput }),
  output: CursorPage(OrderSummary),
  errors: [],
});

export const getOrderStatus = endpoint({
  name: 'getOrderStatus',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/:orderId/status',
  summary: 'The status of one order, and which provider result is pending.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, orderId: Id }),
  output: Order.pick({ id: true, status: true, pending: true, version: true }),
  errors: ['NOT_FOUND'],
});

export const deleteOrder = endpoint({
  name: 'deleteOrder',
  method: 'DELETE',
  path: '/v5/order/deleteorder',
  summary: 'Deletes a CANCELLED order: it leaves board, lists and search, and stays in reports.',
  access: [owner],
  input: z.strictObject({ storeId: Id, orderId: Id }),
  output: Order,
  errors: ['NOT_FOUND', 'ORDER_NOT_DELETABLE'],
  idempotent: true,
  wireNames: { orderId: 'orderid' },
});

export const findOrderEndpoints = [
  searchOrders,
  sumFoundOrders,
  listOrderTakers,
  listOrdersBetween,
  getOrderStatus,
  deleteOrder,
];
