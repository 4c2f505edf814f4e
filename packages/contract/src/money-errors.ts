import { z } from 'zod';

const none = z.undefined();

/**
 * Refusals of changed and reverted orders, of refunds, of suspended stores, of excess and missing money, of cash
 * receipts and of pay links: a part of `errors`.
 */
export const moneyErrors = {
  ORDER_NOT_CHANGEABLE: {
    http: 409,
    // EMPTY: no line would be left. BELOW_PAID: the total would be below what is paid. PART_BELOW_PAID: a tax
    // part would be below what is paid of it, though the total would not. Adding a line can cause this by
    // shifting the discount by one won. LINE_GONE: somebody removed the line. TURN: an earlier step of the
    // online order is missing. POINTS_HELD: points are used on the order.
    detail: z.object({
      reason: z.enum([
        'STATUS',
        'EMPTY',
        'BELOW_PAID',
        'PART_BELOW_PAID',
        'LINE_GONE',
        'NOT_ONLINE',
        'TURN',
        'POINTS_HELD',
      ]),
    }),
    key: 'ORDER_NOT_CHANGEABLE',
  },
  ORDER_NOT_REVERTIBLE: {
    http: 409,
    detail: z.object({
      reason: z.enum([
        'STATUS',
        'REFUNDED_BY_PROVIDER',
        'STOCK',
        'NOT_PAID',
        'REPLACED',
        'REFUNDED_IN_PART',
        'POINTS',
      ]),
    }),
    key: 'ORDER_NOT_REVERTIBLE',
  },
  ORDER_NOT_REFUNDABLE: {
    http: 409,
    // MORE_THAN_STANDS: more than remains of the order or a line. MORE_THAN_HELD: more than remains of a
    // payment. TENDERS_DIFFER: the payments do not add up to the refund.
    detail: z.object({
      reason: z.enum(['STATUS', 'MORE_THAN_STANDS', 'MORE_THAN_HELD', 'TENDERS_DIFFER']),
    }),
    key: 'ORDER_NOT_REFUNDABLE',
  },
  STORE_TERMINATED: {
    http: 409,
    // ADD: a suspended store takes no new orders or lines. TOO_LATE: it is also too late to send sales and
    // payments taken without network (`receiptedDays`).
    detail: z.object({ reason: z.enum(['ADD', 'TOO_LATE']) }),
    key: 'STORE_TERMINATED',
  },
  EXCESS_NOT_SETTLEABLE: {
    http: 409,
    // NOTHING_LEFT: somebody has settled it already. PROVIDER: a provider is giving it back.
    detail: z.object({ reason: z.enum(['NOTHING_LEFT', 'PROVIDER']) }),
    key: 'EXCESS_NOT_SETTLEABLE',
  },
  TRANSACTION_NOT_CHANGEABLE: {
    http: 409,
    detail: z.object({ reason: z.enum(['NOT_TYPED_IN', 'COMPLETED', 'SETTLED', 'TOO_EARLY']) }),
    key: 'TRANSACTION_NOT_CHANGEABLE',
  },
  CASH_RECEIPT_EXISTS: {
    http: 409,
    detail: z.object({ cashReceiptId: z.string() }),
    key: 'CASH_RECEIPT_EXISTS',
  },
  CASH_RECEIPT_NOT_POSSIBLE: {
    http: 409,
    // REPLACED: the receipt to replace is already cancelled. NUMBER_ERASED: its number is no longer stored.
    detail: z.object({
      reason: z.enum(['NOT_CASH', 'NOTHING_HELD', 'CANCELLED', 'REPLACED', 'NUMBER_ERASED']),
    }),
    key: 'CASH_RECEIPT_NOT_POSSIBLE',
  },
  CASH_RECEIPT_NOT_CANCELLABLE: {
    http: 409,
    // REQUESTED: the issuer has not answered yet.
    detail: z.object({ reason: z.enum(['REQUESTED', 'CANCELLED']) }),
    key: 'CASH_RECEIPT_NOT_CANCELLABLE',
  },
  CASH_RECEIPT_NOT_DECIDABLE: {
    http: 409,
    // DECIDED: the issuer or a person has already decided the outcome. OTHER: the decision does not fit what
    // was requested.
    detail: z.object({ reason: z.enum(['DECIDED', 'TOO_EARLY', 'OTHER']) }),
    key: 'CASH_RECEIPT_NOT_DECIDABLE',
  },
  CASH_RECEIPT_NOT_AVAILABLE: { http: 409, detail: none, key: 'CASH_RECEIPT_NOT_AVAILABLE' },
  PAY_LINK_NOT_AVAILABLE: {
    http: 409,
    // NO_PROVIDER: the store has no provider with a page on which guests could pay. ENDED: this link was
    // revoked or has expired. TOO_LITTLE: less than `leastByLink` is left to pay.
    detail: z.object({ reason: z.enum(['NO_PROVIDER', 'ENDED', 'TOO_LITTLE']) }),
    key: 'PAY_LINK_NOT_AVAILABLE',
  },
} as const;
