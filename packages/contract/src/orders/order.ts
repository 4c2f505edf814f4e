import { z } from 'zod';
import { CashReceipt } from '../cash-receipts/cash-receipt.ts';
import { BusinessDate, Id, Instant, Won } from '../fields.ts';
import { PricedLine, TaxParts, taxTypes } from '../money/priced-cart.ts';
import { Payment } from '../payments/payment.ts';
import { paymentTypes } from '../payments/payment-type.ts';
import { OrderPoints } from '../points/order-points.ts';
import { Difference } from './difference.ts';
import { itemOrderTypes, orderStatuses, orderTypes, pendingMoves } from './order-status.ts';

/** A chosen option as it was when the order was taken. */
export const ChosenOption = z.object({
  collectionId: Id,
  choiceId: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  priceDifference: Won,
});
export type ChosenOption = z.output<typeof ChosenOption>;

/** A line with names, prices and tax as they were when the order was taken. */
export const OrderLine = PricedLine.extend({
  id: Id,
  lineNumber: z.int(),
  itemId: Id.nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
  categoryId: Id.nullable(),
  categoryName: z.string(),
  options: z.array(ChosenOption),
  quantity: z.int(),
  itemOrderType: z.enum(itemOrderTypes),
  taxable: z.boolean(),
  /** Staff typed the price: of a line without an item (`itemId` is null), or of an item at market price. */
  priceTyped: z.boolean(),
  note: z.string().nullable(),
  /** How many pieces came from counted stock. */
  stockTaken: z.int(),
  refundedQuantity: z.int(),
  /** What refunds of the completed order took from `total`. */
  refunded: Won,
  /** How many of `pointsShare` refunds of the completed order gave back. */
  pointsGivenBack: Won,
});
export type OrderLine = z.output<typeof OrderLine>;

/** The part of an order in lists and on the live board. */
export const OrderSummary = z.object({
  id: Id,
  orderNumber: z.int(),
  /** The number that the device gave the sale at once; null if it gave none. */
  saleNumber: z.string().nullable(),
  businessDate: BusinessDate,
  status: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  pending: z.enum(pendingMoves).nullable(),
  paymentType: z.enum(paymentTypes),
  version: z.int(),
  total: Won,
  /** Approved minus refunded. */
  paid: Won,
  leftToPay: Won,
  note: z.string().nullable(),
  takenAt: Instant,
  /** Set once each by acts of staff; an INSTORE order is accepted when it is taken. */
  acceptedAt: Instant.nullable(),
  readyAt: Instant.nullable(),
  pickedUpAt: Instant.nullable(),
  /** When an online order is promised to be ready. */
  pickupAt: Instant.nullable(),
  /** The link by which a guest may pay until then; null if there is none or it was revoked. */
  payLink: z.object({ id: Id, until: Instant }).nullable(),
  lines: z.array(
    OrderLine.pick({
      id: true,
      name: true,
      nameEn: true,
      options: true,
      quantity: true,
      itemOrderType: true,
      note: true,
    }),
  ),
});
export type OrderSummary = z.output<typeof OrderSummary>;

export const historyKinds = [
  'TAKEN',
  /** Another member than the one who took the sale sent it. */
  'SENT',
  /**
   * A sale with money taken in hand without network was sent; `differences` says where it differs from the menu. With
   * an amount: a later payment, of which the device told an impossible age.
   */
  'RECEIPTED',
  /** Lines changed while the order was open; `item` says which. */
  'LINE_ADDED',
  'LINE_REMOVED',
  'LINE_VOIDED',
  'ACCEPTED',
  'READY',
  'PICKED_UP',
  'PAID',
  'PAYMENT_FAILED',
  'PAYMENT_UNKNOWN',
  'CLOSED',
  'CANCEL_REQUESTED',
  /** A cash or terminal payment was returned while the order was open. */
  'GIVEN_BACK',
  /** A payment in hand was booked as another kind. */
  'CORRECTED',
  'REFUNDED',
  'REFUND_FAILED',
  'REFUND_REQUESTED',
  /** A part of the completed order was refunded. */
  'ORDER_REFUNDED',
  'CANCELLED',
  'REVERTED',
  'DELETED',
  /** An owner decided the outcome of a transaction that its provider did not answer. */
  'PAYMENT_DECIDED',
  /** The data of a terminal that is not connected were completed. */
  'TERMINAL_COMPLETED',
  /** Money came for which the order has no room. */
  'EXCESS',
  'EXCESS_RETURNED',
  /** A provider does not have money that the order counts. */
  'MISSING',
  'MISSING_TAKEN',
  'MISSING_WRITTEN_OFF',
  /** `reason` is the masked address. */
  'RECEIPT_MAILED',
  'RECEIPT_REPRINTED',
  'CASH_RECEIPT_ISSUED',
  /** Somebody had a receipt issued again for another number or purpose: `cashReceiptId` replaces the former one. */
  'CASH_RECEIPT_CORRECTED',
  /** The issuer refused it, or the tax office rejected it. */
  'CASH_RECEIPT_FAILED',
  'CASH_RECEIPT_CANCELLED',
  /** The issuer refused to cancel it. */
  'CASH_RECEIPT_CANCEL_FAILED',
  /** An owner decided its outcome, because its issuer did not answer. */
  'CASH_RECEIPT_DECIDED',
  /** A link by which a guest pays was made, or ended by a member. */
  'PAY_LINK_MADE',
  'PAY_LINK_REVOKED',
  /** The customer of the order was named, changed or removed. */
  'CUSTOMER_NAMED',
  'CUSTOMER_REMOVED',
  /** A sale without network named a customer whom the store does not know: nobody earned. */
  'CUSTOMER_UNKNOWN',
  'POINTS_USED',
  'POINTS_GIVEN_BACK',
  'POINTS_EARNED',
  'POINTS_TAKEN_BACK',
] as const;

/** One history entry of an order. */
export const HistoryEntry = z.object({
  kind: z.enum(historyKinds),
  at: Instant,
  /** Name of the person; null if the system or a guest acted. */
  by: z.string().nullable(),
  /** A guest paid, or tried to, by a link. */
  byGuest: z.boolean().optional(),
  reason: z.string().nullable(),
  /** Won; points for the kinds about points. */
  amount: Won.nullable(),
  /** What was added, removed or voided. */
  item: z.object({ name: z.string(), nameEn: z.string().nullable(), quantity: z.int() }).nullable(),
  differences: z.array(Difference).optional(),
  /** The cash receipt that the entry is about; missing in older entries. */
  cashReceiptId: Id.optional(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const Order = OrderSummary.extend(TaxParts.shape).extend({
  taxType: z.enum(taxTypes),
  gross: Won,
  lineDiscounts: Won,
  orderDiscount: Won,
  pointsUsed: Won,
  /** The customer and their points; null for an order without a customer. */
  points: OrderPoints.nullable(),
  refunded: Won,
  /** The tax parts of what refunds of the completed order took from `total`. */
  refundedParts: TaxParts,
  lines: z.array(OrderLine),
  payments: z.array(Payment),
  cashReceipts: z.array(CashReceipt),
  history: z.array(HistoryEntry),
  takenBy: z.string().nullable(),
  closedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  cancelReason: z.string().nullable(),
  replacesOrderId: Id.nullable(),
  deletedAt: Instant.nullable(),
});
export type Order = z.output<typeof Order>;
