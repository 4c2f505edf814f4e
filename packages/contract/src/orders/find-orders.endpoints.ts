import { z } from 'zod';
import { endpoint, member, owner } from '../endpoint.ts';
import { BusinessDate, Id, NonNegativeWon } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { paymentTypes, storedTenderTypes } from '../payments/payment-type.ts';
import { Order, OrderSummary } from './order.ts';
import { itemOrderTypes, orderStatuses, orderTypes } from './order-status.ts';
import { SaleNumber } from './sale-number.ts';

export const searchOrders = endpoint({
  name: 'searchOrders',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/search',
  summary:
    'Orders that meet all filters, newest first. With `basis` event, days, hour and weekday are those of an approved payment, refund or correction. A member with SALES alone gets LOCKED while the sales analysis is locked.',
  access: [member('ORDER'), member('SALES')],
  input: z.strictObject({
    storeId: Id,
    orderNumber: z.int().min(1).max(999_999_999).optional(),
    saleNumber: SaleNumber.optional(),
    /** Both days included. */
    from: BusinessDate.optional(),
    to: BusinessDate.optional(),
    /** The day that the filters of time look at: the order's own, or that of a movement of its money. */
    basis: z.enum(['sale', 'event']).default('sale'),
    /** Clock hour in Seoul. */
    hour: z.int().min(0).max(23).optional(),
    /** 0 is Sunday. */
    weekday: z.int().min(0).max(6).optional(),
    status: z.array(z.enum(orderStatuses)).min(1).max(orderStatuses.length).optional(),
    orderType: z.array(z.enum(orderTypes)).min(1).max(orderTypes.length).optional(),
    paymentType: z.array(z.enum(paymentTypes)).min(1).max(paymentTypes.length).optional(),
    /**
     * A payment of one of these types holds money of the order, also as one of several. With `basis` event it is the
     * movement that meets the filters of time.
     */
    tenderType: z.array(z.enum(storedTenderTypes)).min(1).max(storedTenderTypes.length).optional(),
    /** One line must meet all filters of lines. Null: a line that was typed in, without an item of the menu. */
    itemId: Id.nullable().optional(),
    categoryId: Id.nullable().optional(),
    choiceId: Id.optional(),
    itemOrderType: z.enum(itemOrderTypes).optional(),
    amountFrom: NonNegativeWon.optional(),
    amountTo: NonNegativeWon.optional(),
    /** The person who took the order. */
    takenBy: Id.optional(),
    /** Whether a part of the completed order was refunded. */
    isRefunded: z.boolean().optional(),
    ...cursorInput,
  }),
  output: CursorPage(OrderSummary),
  errors: ['LOCKED'],
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
  summary: 'The status of one order, and what it waits for.',
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
  listOrderTakers,
  listOrdersBetween,
  getOrderStatus,
  deleteOrder,
];
