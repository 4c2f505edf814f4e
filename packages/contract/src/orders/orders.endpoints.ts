import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Instant, PositiveWon, text, Won } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { longest, Price } from '../menu/menu-fields.ts';
import { handTenderTypes } from '../payments/payment-type.ts';
import { checkTender } from '../payments/tender-rules.ts';
import { SaleCustomer } from '../points/order-points.ts';
import { Points } from '../points/reward.ts';
import { checkPickup } from './check-pickup.ts';
import { checkPointsUsed } from './check-points-used.ts';
import { Order, OrderSummary } from './order.ts';
import { itemOrderTypes, orderStatuses, orderTypes } from './order-status.ts';
import { checkReceipted, saleInput } from './receipted.ts';
import { SaleNumber } from './sale-number.ts';

const Discount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PERCENT'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('AMOUNT'), amount: PositiveWon }),
]);

const ofAnyLine = {
  quantity: z.int().min(1).max(999),
  itemOrderType: z.enum(itemOrderTypes).default('INSTORE'),
  discount: Discount.optional(),
  note: text(100).optional(),
};

/** A line for an item of the menu. */
export const NewItemLine = z.strictObject({
  itemId: Id,
  choiceIds: z.array(Id).max(50).default([]),
  /** Price before options, for an item at market price only. Without it the menu's price is used. */
  unitPrice: Price.optional(),
  ...ofAnyLine,
});
export type NewItemLine = z.output<typeof NewItemLine>;

/** A line without an item: staff typed its name, its price and whether it is taxable. */
export const NewTypedLine = z.strictObject({
  name: text(longest.item, 1),
  unitPrice: Price,
  taxable: z.boolean(),
  ...ofAnyLine,
});
export type NewTypedLine = z.output<typeof NewTypedLine>;

export const NewOrderLine = z.union([NewItemLine, NewTypedLine]);
export type NewOrderLine = z.input<typeof NewOrderLine>;

/** A tender without a provider, sent with the order or later with `postPayment`. */
export const HandTender = z
  .strictObject({
    type: z.enum(handTenderTypes),
    amount: PositiveWon,
    /** Cash received, to compute the change; cash only. */
    received: PositiveWon.optional(),
    /** The number on the slip of a separate card terminal; INSTORE_CAT only. */
    approvalNumber: text(40).optional(),
  })
  .superRefine(checkTender);
export type HandTender = z.input<typeof HandTender>;

export const takeOrder = endpoint({
  name: 'takeOrder',
  method: 'POST',
  path: '/v6/stores/:storeId/orders',
  summary:
    'Takes an order, with tenders that need no provider. The server prices each line from the menu, except typed prices; `total` is what the till showed. With `receipted` and money the sale was paid without network: it is recorded at the prices of the till, at the time of the server less the age in the header Sale-Age.',
  access: [member('ORDER')],
  input: z
    .strictObject({
      storeId: Id,
      orderType: z.enum(orderTypes).default('INSTORE'),
      lines: z.array(NewOrderLine).min(1).max(200),
      orderDiscount: Discount.optional(),
      note: text(100).optional(),
      total: Won.min(0),
      tenders: z.array(HandTender).max(20).default([]),
      replacesOrderId: Id.optional(),
      /** The promised time of an online order; required for a preorder. */
      pickupAt: Instant.optional(),
      ...saleInput,
      saleNumber: SaleNumber.optional(),
      customer: SaleCustomer.optional(),
      /**
       * The number was typed without network. If the store has no such customer, the order is taken without
       * one, and its history says so.
       */
      customerMayBeUnknown: z.literal(true).optional(),
      /** Using points needs the customer's whole number. An offline sale cannot use any. */
      pointsUsed: Points.optional(),
    })
    .superRefine(checkPointsUsed)
    .superRefine(checkPickup)
    .superRefine(checkReceipted),
  output: Order,
  errors: [
    'STORE_NOT_APPROVED',
    'STORE_TERMINATED',
    'STORE_ITEM_NOT_FOUND',
    'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    'STORE_ITEM_SOLD_OUT',
    'PRICE_CHANGED',
    'TENDERS_EXCEED_TOTAL',
    'TENDER_NOT_ACCEPTED',
    'ORDER_ALREADY_REPLACED',
    'SALE_ID_REUSED',
    'CUSTOMER_NOT_FOUND',
    'POINTS_NOT_USABLE',
    'TOO_MANY_REQUESTS',
    'NOT_FOUND',
  ],
  idempotent: true,
  aged: true,
  guessable: { field: 'customer' },
});

/** Limit of ids per request, so that the URL stays under 4 kB. */
export const mostNamed = 80;

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/v6/stores/:storeId/orders',
  summary: 'Orders of a store, newest first.',
  access: [member('ORDER')],
  input: z.strictObject({
    storeId: Id,
    status: z.array(z.enum(orderStatuses)).max(3).optional(),
    from: BusinessDate.optional(),
    to: BusinessDate.optional(),
    /** Only these orders, to refetch rows that an event named. */
    ids: z.array(Id).min(1).max(mostNamed).optional(),
    ...cursorInput,
  }),
  output: CursorPage(OrderSummary),
  errors: [],
});

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/:orderId',
  summary:
    'One order with lines, payments and history. A member with SALES alone gets LOCKED while the sales analysis is locked.',
  access: [member('ORDER'), member('SALES')],
  input: z.strictObject({ storeId: Id, orderId: Id }),
  output: Order,
  errors: ['NOT_FOUND', 'LOCKED'],
});

export const changeOrderStatus = endpoint({
  name: 'changeOrderStatus',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/:orderId/status',
  summary:
    'CANCELLED cancels an OPEN or CLOSED order. CLOSED closes an OPEN order or reverts a CANCELLED one. Cancel and revert require a reason. Reverting, and cancelling an order with money paid or points used, also need the right REFUND.',
  access: [member('ORDER')],
  input: z.strictObject({
    storeId: Id,
    orderId: Id,
    newOrderStatus: z.enum(['CLOSED', 'CANCELLED']),
    reason: text(100).optional(),
  }),
  output: Order,
  errors: [
    'NOT_FOUND',
    'ORDER_PENDING',
    'ORDER_NOT_PAID',
    'ORDER_NOT_CLOSABLE',
    'ORDER_NOT_CANCELLABLE',
    'CARD_NOT_AVAILABLE',
    'REFUND_REFUSED',
    'ORDER_NOT_REVERTIBLE',
    'STORE_NOT_APPROVED',
    'STORE_TERMINATED',
  ],
  idempotent: true,
});

export const orderEndpoints = [takeOrder, listOrders, getOrder, changeOrderStatus];
