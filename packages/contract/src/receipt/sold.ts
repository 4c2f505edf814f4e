import type { PricedCart, TaxParts, TaxType } from '../money/priced-cart.ts';
import type { ItemOrderType, OrderStatus } from '../orders/order-status.ts';
import type { HandTender } from '../orders/orders.endpoints.ts';
import { changeOf, type StoredTenderType } from '../payments/payment-type.ts';

type Named = { name: string; nameEn: string | null };

export type SoldLine = Named & {
  key: string;
  options: readonly Named[];
  quantity: number;
  place: ItemOrderType;
  taxable: boolean;
  gross: number;
  discount: number;
  /** Price of the line after all reductions. */
  total: number;
  /** Pieces that were refunded. Missing in sales that a device stored. */
  refundedQuantity?: number | undefined;
};

export type SoldTender = {
  key: string;
  type: StoredTenderType;
  amount: number;
  /** The part that was returned to the customer. */
  returned: number;
  received: number | null;
  change: number;
  approvalNumber: string | null;
  card: { cardIssuer: string | null; cardNumber: string | null } | null;
};

export type SoldCashReceipt = {
  key: string;
  purpose: 'INCOME_DEDUCTION' | 'EXPENDITURE_PROOF' | 'VOLUNTARY';
  /** The number, masked. */
  identifier: string;
  approvalNumber: string | null;
  amount: number;
  isCancelled: boolean;
};

/** Everything a receipt needs, from an order of the server or from a sale still on the device. */
export type Sold = TaxParts & {
  orderNumber: number | null;
  /** Null or missing if the device gave none, or if an older version stored the sale. */
  saleNumber?: string | null | undefined;
  at: string;
  status: OrderStatus;
  taxType: TaxType;
  lines: readonly SoldLine[];
  gross: number;
  lineDiscounts: number;
  orderDiscount: number;
  pointsUsed: number;
  total: number;
  /** What refunds of the completed order removed from its total and its tax parts. */
  refund: (TaxParts & { amount: number }) | null;
  tenders: readonly SoldTender[];
  leftToPay: number;
  cashReceipts: readonly SoldCashReceipt[];
  /**
   * Used points that the customer got back, points earned, and the balance. Missing until the server has the
   * sale. Null: an order without a customer.
   */
  points?: { givenBack?: number; earned: number; balance: number } | null;
};

type CartSold = {
  at: string;
  saleNumber?: string | undefined;
  /** In the order of the priced lines. */
  lines: readonly Omit<SoldLine, 'gross' | 'discount' | 'total'>[];
  tenders: readonly HandTender[];
};

/**
 * Makes the sold data from a priced cart and its cash or terminal payments, before the server has the sale.
 */
export function soldOfCart(priced: PricedCart, { at, saleNumber, lines, tenders }: CartSold): Sold {
  const { lines: pricedLines, ...sums } = priced;
  const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...sums,
    orderNumber: null,
    saleNumber,
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

/** Converts a tender in cash or on a separate terminal that the server has not stored yet. */
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
