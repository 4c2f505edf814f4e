import type { PricedCart, TaxParts, TaxType } from '../money/priced-cart.ts';
import type { ItemOrderType, OrderStatus } from '../orders/order-status.ts';
import type { HandTender } from '../orders/orders.endpoints.ts';
import { changeOf, type TenderType } from '../payments/payment-type.ts';

type Named = { name: string; nameEn: string | null };

export type SoldLine = Named & {
  key: string;
  options: readonly Named[];
  quantity: number;
  place: ItemOrderType;
  taxable: boolean;
  gross: number;
  discount: number;
  /** After all reductions: what the line's eater pays. */
  total: number;
};

export type SoldTender = {
  key: string;
  type: TenderType;
  amount: number;
  /** What of it went back to the customer. */
  returned: number;
  received: number | null;
  change: number;
  approvalNumber: string | null;
  card: { cardIssuer: string | null; cardNumber: string | null } | null;
};

export type SoldCashReceipt = {
  key: string;
  purpose: 'INCOME_DEDUCTION' | 'EXPENDITURE_PROOF' | 'VOLUNTARY';
  /** Masked. */
  identifier: string;
  approvalNumber: string | null;
  amount: number;
  isCancelled: boolean;
};

/** What was sold, whether the server has numbered it already or a device still keeps it: all that a receipt tells. */
export type Sold = TaxParts & {
  orderNumber: number | null;
  at: string;
  status: OrderStatus;
  taxType: TaxType;
  lines: readonly SoldLine[];
  gross: number;
  lineDiscounts: number;
  orderDiscount: number;
  pointsUsed: number;
  total: number;
  /** What refunds of the completed order took off its total and its tax parts. */
  refund: (TaxParts & { amount: number }) | null;
  tenders: readonly SoldTender[];
  leftToPay: number;
  cashReceipts: readonly SoldCashReceipt[];
};

type CartSold = {
  at: string;
  /** In the order of the priced lines. */
  lines: readonly Omit<SoldLine, 'gross' | 'discount' | 'total'>[];
  tenders: readonly HandTender[];
};

/** A priced cart and what was taken in hand for it, before any server has heard of it. */
export function soldOfCart(priced: PricedCart, { at, lines, tenders }: CartSold): Sold {
  const { lines: pricedLines, ...sums } = priced;
  const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...sums,
    orderNumber: null,
    at,
    status: 'OPEN',
    refund: null,
    lines: pricedLines.flatMap(({ gross, discount, total }, index) => {
      const line = lines[index];
      return line ? [{ ...line, gross, discount, total }] : [];
    }),
    tenders: tenders.map((tender, index) => tenderInHand(`${index}`, tender)),
    leftToPay: Math.max(0, priced.total - paid),
    cashReceipts: [],
  };
}

/** A tender that needs no provider, before the server has written it down. */
export function tenderInHand(
  key: string,
  { type, amount, received = amount, approvalNumber }: HandTender,
): SoldTender {
  return {
    key,
    type,
    amount,
    returned: 0,
    received,
    change: changeOf({ amount, received }),
    approvalNumber: approvalNumber ?? null,
    card: null,
  };
}
