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
  /**
   * Staff typed the price. This is so for a typed-in line (`itemId` is null) and for an item at market price.
   */
  priceTyped: z.boolean(),
  note: z.string().nullable(),
  /** How many pieces came from counted stock. */
  stockTaken: z.int(),
  refundedQuantity: z.int(),
  /** What refunds of the completed order took from `total`. */
  refunded: Won,
  /** The part of `pointsShare` that refunds of the completed order gave back. */
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
  /** These times are each set once by staff. An INSTORE order is accepted when it is taken. */
  acceptedAt: Instant.nullable(),
  readyAt: Instant.nullable(),
  pickedUpAt: Instant.nullable(),
  /** When an online order is promised to be ready. */
  pickupAt: Instant.nullable(),
  /** The current pay link and its expiry; null if there is none or it was revoked. */
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
  /** The sale was sent by another member than the one who took it. */
  'SENT',
  /**
   * A sale that was paid without network was sent. `differences` says where it differs from the menu. With an
   * amount, the entry is about a later payment for which the device sent an impossible age.
   */
  'RECEIPTED',
  /** Lines were changed while the order was open; `item` says which. */
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
  /** A cash or terminal payment was corrected to its real type. */
  'CORRECTED',
  'REFUNDED',
  'REFUND_FAILED',
  'REFUND_REQUESTED',
  /** A part of the completed order was refunded. */
  'ORDER_REFUNDED',
  'CANCELLED',
  'REVERTED',
  'DELETED',
  /** An owner decided the outcome of a transaction for which the provider gave no answer. */
  'PAYMENT_DECIDED',
  /** Data of a payment at a separate card terminal were added. */
  'TERMINAL_COMPLETED',
  /** Money arrived beyond what the order can take. */
  'EXCESS',
  'EXCESS_RETURNED',
  /** Money that the order counts as paid was not charged by the provider. */
  'MISSING',
  'MISSING_TAKEN',
  'MISSING_WRITTEN_OFF',
  /** `reason` is the masked address. */
  'RECEIPT_MAILED',
  'RECEIPT_REPRINTED',
  'CASH_RECEIPT_ISSUED',
  /**
   * Somebody had a receipt issued again for another number or purpose; `cashReceiptId` is the new receipt.
   */
  'CASH_RECEIPT_CORRECTED',
  /** The issuer refused the receipt, or the tax office rejected it. */
  'CASH_RECEIPT_FAILED',
  'CASH_RECEIPT_CANCELLED',
  /** The issuer refused to cancel the receipt. */
  'CASH_RECEIPT_CANCEL_FAILED',
  /** An owner decided the outcome of the receipt, because its issuer did not answer. */
  'CASH_RECEIPT_DECIDED',
  /** A pay link was made by a member, or revoked. */
  'PAY_LINK_MADE',
  'PAY_LINK_REVOKED',
  /** The customer of the order was set, changed or removed. */
  'CUSTOMER_NAMED',
  'CUSTOMER_REMOVED',
  /** An offline sale gave the number of a customer whom the store does not know, so nobody earned points. */
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
  /** A guest paid, or tried to, through a pay link. */
  byGuest: z.boolean().optional(),
  reason: z.string().nullable(),
  /** In won, or in points for the kinds about points. */
  amount: Won.nullable(),
  /** The lines added, removed or voided. */
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
  /** The tax parts of `refunded`, which refunds of the completed order took from `total`. */
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
