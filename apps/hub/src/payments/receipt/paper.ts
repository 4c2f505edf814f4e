import type { PricedCart, TaxParts, TaxType } from '@maru/contract/money/priced-cart.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import { changeOf, type TenderType } from '@maru/contract/payments/payment-type.ts';
import type { Sale } from '#hub/payments/outbox/sale.ts';

type Named = { name: string; nameEn: string | null };

export type PaperLine = Named & {
  key: string;
  options: readonly Named[];
  quantity: number;
  place: ItemOrderType;
  gross: number;
  discount: number;
  /** After all discounts: what the line's eater pays. */
  total: number;
};

export type PaperTender = {
  key: string;
  type: TenderType;
  amount: number;
  received: number | null;
  change: number;
  approvalNumber: string | null;
  card: Pick<Transaction, 'cardIssuer' | 'cardNumber'> | null;
};

/** What a receipt says, whether the server has numbered the order already or not. */
export type Paper = TaxParts & {
  orderNumber: number | null;
  at: string;
  lines: readonly PaperLine[];
  gross: number;
  /** Off lines and order together. */
  discounts: number;
  total: number;
  taxType: TaxType;
  tenders: readonly PaperTender[];
};

/** The receipt of an order that the server knows; declined and unsettled tenders are no part of it. */
export function paperOfOrder(order: Order): Paper {
  return {
    ...sumsOf(order),
    orderNumber: order.orderNumber,
    at: order.takenAt,
    lines: order.lines.map((line) => ({
      key: line.id,
      name: line.name,
      nameEn: line.nameEn,
      options: line.options,
      quantity: line.quantity,
      place: line.itemOrderType,
      gross: line.gross,
      discount: line.discount,
      total: line.total,
    })),
    tenders: order.payments
      .filter(({ approved, refunded }) => approved > refunded)
      .map((payment) => {
        const approval = payment.transactions.findLast(
          ({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED',
        );
        return {
          key: payment.id,
          type: payment.type,
          amount: payment.approved - payment.refunded,
          received: payment.received,
          change: payment.change ?? 0,
          approvalNumber: approval?.approvalNumber ?? null,
          card: approval ?? null,
        };
      }),
  };
}

/** The receipt of a sale at this moment: the server's figures where they are here, and what is on its way to it. */
export function paperOfSale(sale: Sale): Paper | null {
  const paper = sale.answer ? paperOfOrder(sale.answer) : sale.paper;
  if (!paper) return null;

  const onTheWay = sale.steps
    .filter(({ outcome, tender }) => outcome === 'WAITING' && tender.paymentMethod !== 'card')
    .map(({ key, tender: { paymentMethod, amount, received, approvalNumber } }) => ({
      key,
      type: paymentMethod,
      amount,
      received: received ?? null,
      change: changeOf({ amount, received: received ?? amount }),
      approvalNumber: approvalNumber ?? null,
      card: null,
    }));
  return { ...paper, tenders: [...paper.tenders, ...onTheWay] };
}

/** Change to hand out now: of the cash that was taken last. A part that was paid before had its own. */
export function changeDue({ order, steps }: Sale): number {
  const taken = steps.filter(({ outcome }) => outcome === 'WAITING' || outcome === 'APPROVED');
  const tenders =
    taken.length > 0 ? taken.slice(-1).map(({ tender }) => tender) : (order?.body.tenders ?? []);
  return tenders.reduce((sum, { amount, received = amount }) => sum + changeOf({ amount, received }), 0);
}

export function sumsOf(priced: PricedCart | Order) {
  const { gross, lineDiscounts, orderDiscount, total, taxType, supply, vat, taxFree, serviceCharge } = priced;
  return {
    gross,
    discounts: lineDiscounts + orderDiscount,
    total,
    taxType,
    supply,
    vat,
    taxFree,
    serviceCharge,
  };
}
