import type { CashReceipt } from '../cash-receipts/cash-receipt.ts';
import { selfIssuedNumber } from '../cash-receipts/purposes.ts';
import type { Order } from '../orders/order.ts';
import type { Payment, Transaction } from '../payments/payment.ts';
import type { Sold, SoldCashReceipt, SoldTender } from './sold.ts';

/**
 * What an order on the server sold. Payments that were declined or have no outcome yet took no money and are
 * left out.
 */
export function soldOfOrder(order: Order): Sold {
  const { orderNumber, saleNumber, takenAt: at, status, taxType, total, leftToPay } = order;
  const { gross, lineDiscounts, orderDiscount, pointsUsed } = order;
  const { supply, vat, taxFree, serviceCharge } = order;
  return {
    ...{ orderNumber, saleNumber, at, status, taxType, total, leftToPay },
    ...{ gross, lineDiscounts, orderDiscount, pointsUsed },
    ...{ supply, vat, taxFree, serviceCharge },
    lines: order.lines.map((line) => ({
      key: line.id,
      name: line.name,
      nameEn: line.nameEn,
      options: line.options,
      quantity: line.quantity,
      place: line.itemOrderType,
      taxable: line.taxable,
      gross: line.gross,
      discount: line.discount,
      total: line.total,
      refundedQuantity: line.refundedQuantity,
    })),
    refund: refundOf(order),
    tenders: order.payments.filter(({ approved }) => approved > 0).map(tenderOf),
    cashReceipts: order.cashReceipts.flatMap(cashReceiptOf),
    points: order.points && pointsOf(order.points),
  };
}

function pointsOf({ givenBack, earned, balance }: NonNullable<Order['points']>) {
  return { givenBack, earned, balance };
}

function tenderOf(payment: Payment): SoldTender {
  const approval = payment.transactions.findLast(
    ({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED',
  );
  return {
    key: payment.id,
    type: payment.type,
    amount: payment.approved,
    returned: payment.refunded,
    received: payment.received,
    change: payment.change ?? 0,
    approvalNumber: approval?.approvalNumber ?? null,
    card: approval?.cardNumber || approval?.cardIssuer ? cardOf(approval) : null,
  };
}

function cardOf({ cardIssuer, cardNumber }: Transaction) {
  return { cardIssuer, cardNumber };
}

/**
 * The receipt row for an issued or a cancelled cash receipt. One that was never issued, or that the tax
 * office rejected, has no row. If its cancellation was refused, it counts as issued.
 */
function cashReceiptOf(receipt: CashReceipt): SoldCashReceipt[] {
  const { id: key, purpose, identifierKind, identifierLast4, approvalNumber, amount, status } = receipt;
  const isLeaving = status === 'CANCEL_REQUESTED';
  const isIssued = status === 'ISSUED' || status === 'CONFIRMED' || isLeaving;
  const isCancelled = status === 'CANCELLED' || (isLeaving && receipt.failure === null);
  if (approvalNumber === null || !(isIssued || isCancelled)) return [];
  const isOwn = identifierKind === 'SELF_ISSUED';
  return [
    {
      key,
      purpose: isOwn ? 'VOLUNTARY' : purpose,
      identifier: isOwn ? selfIssuedNumber : `****${identifierLast4}`,
      ...{ approvalNumber, amount, isCancelled },
    },
  ];
}

/**
 * What refunds removed from a completed order. Null for other statuses: nothing remains paid on a cancelled
 * order, and what an open order returned is still due.
 */
function refundOf(order: Order): Sold['refund'] {
  if (order.status !== 'CLOSED' || order.refunded === 0) return null;
  return { amount: order.refunded, ...order.refundedParts };
}
