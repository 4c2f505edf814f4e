import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { PricedCart, PricedLine, TaxParts, TaxType } from '@maru/contract/money/priced-cart.ts';
import type { ChosenOption, HistoryEntry, Order, OrderSummary } from '@maru/contract/orders/order.ts';
import type {
  ItemOrderType,
  OrderStatus,
  OrderType,
  PendingMove,
} from '@maru/contract/orders/order-status.ts';
import { paymentTypeOf } from '@maru/contract/payments/payment-type.ts';
import {
  addParts,
  heldBy,
  heldParts,
  movedBy,
  type NamedPayment,
  type PaymentRecord,
  presentPayments,
  type TransactionRecord,
  taxColumns,
  taxPartsOf,
} from '#server/payments/payment-records.ts';
import { type RefundedColumns, refundedPartsOf } from './refunded-columns.ts';

type TaxColumns = { supplyKrw: number; vatKrw: number; taxFreeKrw: number; serviceChargeKrw: number };

/** What a pending refund asked for. `transactionId`: what the provider was asked. */
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
    deletedAt: string | null;
    refundAsked: RefundAsked | null;
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
    /** Null: written by a server that did not know it. */
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
    totalKrw: number;
  };

/** Who changed an order, by which request and from what device; all null for a job. */
export type MovedBy = { byUserId: string | null; requestId: string | null; deviceType: string | null };

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
} & MovedBy;

/** An order with everything that belongs to it; `by` and `takenByName` are display names. */
export type WholeOrder = {
  order: OrderRecord;
  takenByName: string | null;
  lines: LineRecord[];
  payments: NamedPayment[];
  transactions: TransactionRecord[];
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

/** Without payments that were given back while the order was open. */
function keptPayments<T extends PaymentRecord>(payments: readonly T[]): T[] {
  return payments.filter(({ givenBackAt }) => givenBackAt === null);
}

export function presentSummary({
  order,
  lines,
  payments,
}: Pick<WholeOrder, 'order' | 'lines'> & { payments: readonly PaymentRecord[] }): OrderSummary {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    businessDate: order.businessDate,
    status: order.status,
    orderType: order.orderType,
    pending: order.pending,
    paymentType: paymentTypeOf(
      keptPayments(payments).map(({ type, approvedKrw }) => ({ type, approved: approvedKrw })),
    ),
    version: order.version,
    total: order.totalKrw,
    paid: heldByAll(payments),
    leftToPay: order.status === 'CANCELLED' ? 0 : leftToPay(order, payments),
    note: order.note,
    takenAt: order.takenAt,
    acceptedAt: order.acceptedAt,
    readyAt: order.readyAt,
    pickedUpAt: order.pickedUpAt,
    pickupAt: order.pickupAt,
    lines: lines.map(({ id, name, nameEn, options, quantity, itemOrderType, note }) => ({
      id,
      name,
      nameEn,
      options,
      quantity,
      itemOrderType,
      note,
    })),
  };
}

export function presentOrder(whole: WholeOrder): Order {
  const { order, lines, payments, transactions, history } = whole;
  return {
    ...presentSummary(whole),
    ...taxPartsOf(order),
    taxType: order.taxType,
    gross: order.grossKrw,
    lineDiscounts: order.lineDiscountsKrw,
    orderDiscount: order.orderDiscountKrw,
    pointsUsed: order.pointsUsedKrw,
    refunded: refundedOf(whole),
    refundedParts: refundedPartsNow(whole),
    lines: lines.map(presentLine),
    payments: presentPayments(payments, transactions),
    history: history.map(presentEntry),
    takenBy: whole.takenByName,
    closedAt: order.closedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    replacesOrderId: order.replacesOrderId,
    deletedAt: order.deletedAt,
  };
}

/**
 * Of a completed order what refunds took from its total, of others what its payments gave back. While a provider decides
 * about a completed order, it is what its payments no longer hold.
 */
function refundedOf({ order, payments }: WholeOrder): number {
  if (order.status === 'CLOSED')
    return order.pending ? order.totalKrw - heldByAll(payments) : order.refundedKrw;
  return keptPayments(payments).reduce((sum, payment) => sum + movedBy(payment).refunded, 0);
}

function refundedPartsNow({ order, transactions }: WholeOrder): TaxParts {
  if (order.status !== 'CLOSED' || !order.pending) return refundedPartsOf(order);
  return addParts(taxPartsOf(order), heldParts(transactions), -1);
}

function presentEntry(entry: WholeOrder['history'][number]): HistoryEntry {
  const { kind, at, by, reason, amountKrw, itemName, itemNameEn, itemQuantity } = entry;
  const item =
    itemName === null || itemQuantity === null
      ? null
      : { name: itemName, nameEn: itemNameEn, quantity: itemQuantity };
  return { kind, at, by, reason, amount: amountKrw, item };
}

function presentLine(line: LineRecord): Order['lines'][number] {
  return {
    id: line.id,
    lineNumber: line.lineNumber,
    itemId: line.itemId,
    name: line.name,
    nameEn: line.nameEn,
    categoryId: line.categoryId,
    categoryName: line.categoryName,
    options: line.options,
    quantity: line.quantity,
    itemOrderType: line.itemOrderType,
    taxable: line.taxable,
    priceTyped: line.priceTyped ?? false,
    note: line.note,
    unitPrice: line.unitPriceKrw,
    gross: line.grossKrw,
    discount: line.discountKrw,
    orderDiscountShare: line.orderDiscountShareKrw,
    pointsShare: line.pointsShareKrw,
    total: line.totalKrw,
    ...taxPartsOf(line),
    stockTaken: line.stockTaken,
    refundedQuantity: line.refundedQuantity,
    refunded: line.refundedKrw,
  };
}
