import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import type { HistoryEntry, Order, OrderSummary } from '@maru/contract/orders/order.ts';
import { presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import {
  addParts,
  amountsOf,
  heldParts,
  type PaymentRecord,
  presentPayments,
  taxPartsOf,
} from '#server/payments/payment-records.ts';
import {
  heldByAll,
  type LineRecord,
  leftToPay,
  type OrderRecord,
  paymentTypeNow,
  type WholeOrder,
} from './order-records.ts';
import { presentPoints } from './points/present-points.ts';
import { refundedPartsOf } from './refunded-columns.ts';

/** Without payments that were given back or corrected. */
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
    saleNumber: order.saleNumber,
    businessDate: order.businessDate,
    status: order.status,
    orderType: order.orderType,
    pending: order.pending,
    paymentType: paymentTypeNow(payments),
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
    payLink: payLinkOf(order),
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

/** The pay link of an open order. Null for other orders, which cannot be paid. */
function payLinkOf({ status, payLinkId, payLinkUntil }: OrderRecord): OrderSummary['payLink'] {
  if (status !== 'OPEN' || payLinkId === null || payLinkUntil === null) return null;
  return { id: payLinkId, until: payLinkUntil };
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
    points: presentPoints(whole),
    refunded: refundedOf(whole),
    refundedParts: refundedPartsNow(whole),
    lines: lines.map(presentLine),
    payments: presentPayments(payments, transactions),
    cashReceipts: whole.cashReceipts.map(presentReceipt),
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
 * The refunded amount. CLOSED: the booked refunds; while a provider decides, the total minus what the payments hold.
 * OPEN or CANCELLED: what the payments refunded.
 */
function refundedOf({ order, payments }: WholeOrder): number {
  if (order.status === 'CLOSED')
    return order.pending ? order.totalKrw - heldByAll(payments) : order.refundedKrw;
  return keptPayments(payments).reduce((sum, payment) => sum + amountsOf(payment).refunded, 0);
}

function refundedPartsNow({ order, transactions }: WholeOrder): TaxParts {
  if (order.status !== 'CLOSED' || !order.pending) return refundedPartsOf(order);
  return addParts(taxPartsOf(order), heldParts(transactions), -1);
}

function presentEntry(entry: WholeOrder['history'][number]): HistoryEntry {
  const { kind, at, by, reason, amountKrw, itemName, itemNameEn, itemQuantity, differences } = entry;
  const item =
    itemName === null || itemQuantity === null
      ? null
      : { name: itemName, nameEn: itemNameEn, quantity: itemQuantity };
  return {
    kind,
    at,
    by,
    reason,
    amount: amountKrw,
    item,
    ...(differences && { differences: [...differences] }),
    ...(entry.byUserId === null && entry.byGuest && { byGuest: true }),
    ...(entry.cashReceiptId !== null && { cashReceiptId: entry.cashReceiptId }),
  };
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
    pointsGivenBack: line.pointsGivenBackKrw,
  };
}
