import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { PricedCart, PricedLine, TaxType } from '@maru/contract/money/priced-cart.ts';
import type { Difference } from '@maru/contract/orders/difference.ts';
import type { ChosenOption, HistoryEntry } from '@maru/contract/orders/order.ts';
import type {
  ItemOrderType,
  OrderStatus,
  OrderType,
  PendingMove,
} from '@maru/contract/orders/order-status.ts';
import { type PaymentType, paymentTypeOf } from '@maru/contract/payments/payment-type.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import {
  heldBy,
  type NamedPayment,
  type PaymentRecord,
  type TransactionRecord,
  taxColumns,
} from '#server/payments/payment-records.ts';
import type { OrderPointsRecord } from '#server/points/order-entries.ts';
import type { RefundedColumns } from './refunded-columns.ts';

type TaxColumns = { supplyKrw: number; vatKrw: number; taxFreeKrw: number; serviceChargeKrw: number };

/** What a pending refund is about. `transactionId`: the refund that was requested from the provider. */
export type RefundAsked = {
  amount?: number | undefined;
  lines?: { lineId: string; quantity: number; isStockLost: boolean }[] | undefined;
  tenders: { paymentId: string; amount: number; transactionId?: string | undefined }[];
  reason: string;
};

/** A row of `orders` as JSON: timestamps are ISO texts. */
export type OrderRecord = TaxColumns &
  RefundedColumns & {
    storeId: string;
    id: string;
    businessDate: string;
    orderNumber: number;
    saleNumber: string | null;
    status: OrderStatus;
    orderType: OrderType;
    pending: PendingMove | null;
    taxType: TaxType;
    grossKrw: number;
    lineDiscountsKrw: number;
    orderDiscountKrw: number;
    /** The discount as it was given; null if there is none or the order is older than this column. */
    orderDiscountAsked: Discount | null;
    pointsUsedKrw: number;
    /** How many of the used points were given back by refunds of the completed order. */
    pointsGivenBackKrw: number;
    /** The customer named at the sale. A customer that was merged into another one stays named here. */
    customerId: string | null;
    totalKrw: number;
    note: string | null;
    takenBy: string | null;
    takenAt: string;
    acceptedAt: string | null;
    readyAt: string | null;
    pickedUpAt: string | null;
    pickupAt: string | null;
    closedAt: string | null;
    cancelledAt: string | null;
    cancelReason: string | null;
    replacesOrderId: string | null;
    /**
     * The id that the device gave the sale, and the hash of the sale as `\\x…`; null for orders taken without an id.
     */
    saleId: string | null;
    saleHash: string | null;
    deletedAt: string | null;
    refundAsked: RefundAsked | null;
    /** The link by which a guest may pay, and until when; both null without one. */
    payLinkId: string | null;
    payLinkUntil: string | null;
    /** `paymentTypeNow` of its payments. Null: written by an earlier version, without this column. */
    paymentType: PaymentType | null;
    version: number;
  };

export type LineRecord = TaxColumns &
  RefundedColumns & {
    storeId: string;
    orderId: string;
    lineNumber: number;
    id: string;
    businessDate: string;
    itemId: string | null;
    name: string;
    nameEn: string | null;
    categoryId: string | null;
    categoryName: string;
    options: ChosenOption[];
    quantity: number;
    itemOrderType: ItemOrderType;
    taxable: boolean;
    /** Null: written by an earlier version, without this column. */
    priceTyped: boolean | null;
    rewardable: boolean;
    /** How many pieces came from counted stock. */
    stockTaken: number;
    refundedQuantity: number;
    note: string | null;
    unitPriceKrw: number;
    grossKrw: number;
    discountKrw: number;
    discountAsked: Discount | null;
    orderDiscountShareKrw: number;
    pointsShareKrw: number;
    pointsGivenBackKrw: number;
    totalKrw: number;
  };

/** Who changed an order, by which request and from what device; all null for a job. */
export type ChangedBy = { byUserId: string | null; requestId: string | null; deviceType: string | null };

export type HistoryRecord = {
  storeId: string;
  orderId: string;
  seq: number;
  kind: HistoryEntry['kind'];
  at: string;
  reason: string | null;
  amountKrw: number | null;
  itemName: string | null;
  itemNameEn: string | null;
  itemQuantity: number | null;
  /** Of an offline sale or payment. */
  differences: readonly Difference[] | null;
  /** Whether a guest did it through a pay link, also if a job booked it. Null: no. */
  byGuest: boolean | null;
  /** The cash receipt that the entry is about. */
  cashReceiptId: string | null;
} & ChangedBy;

/** An order with everything that belongs to it; `by` and `takenByName` are display names. */
export type WholeOrder = {
  order: OrderRecord;
  takenByName: string | null;
  lines: LineRecord[];
  payments: NamedPayment[];
  transactions: TransactionRecord[];
  /** Oldest first. */
  cashReceipts: NamedReceipt[];
  /** Null for an order without a customer. */
  points: OrderPointsRecord | null;
  history: (HistoryRecord & { by: string | null })[];
};

export function leftToPay(
  order: Pick<OrderRecord, 'totalKrw' | 'refundedKrw'>,
  payments: readonly PaymentRecord[],
): number {
  return order.totalKrw - order.refundedKrw - heldByAll(payments);
}

export function heldByAll(payments: readonly PaymentRecord[]): number {
  return payments.reduce((sum, payment) => sum + heldBy(payment), 0);
}

/** The payment type that lists show. Payments that were given back while the order was open do not count. */
export function paymentTypeNow(payments: readonly PaymentRecord[]): PaymentType {
  const kept = payments.filter(({ givenBackAt }) => givenBackAt === null);
  return paymentTypeOf(kept.map(({ type, approvedKrw }) => ({ type, approved: approvedKrw })));
}

/** The columns of a line that pricing decides. */
export function priceColumns(priced: PricedLine) {
  return {
    unitPriceKrw: priced.unitPrice,
    grossKrw: priced.gross,
    discountKrw: priced.discount,
    orderDiscountShareKrw: priced.orderDiscountShare,
    pointsShareKrw: priced.pointsShare,
    totalKrw: priced.total,
    ...taxColumns(priced),
  };
}

/** The columns of an order that pricing decides. */
export function sumColumns(priced: PricedCart) {
  return {
    grossKrw: priced.gross,
    lineDiscountsKrw: priced.lineDiscounts,
    orderDiscountKrw: priced.orderDiscount,
    pointsUsedKrw: priced.pointsUsed,
    totalKrw: priced.total,
    ...taxColumns(priced),
  };
}
