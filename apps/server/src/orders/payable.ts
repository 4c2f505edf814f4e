import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import { taxPartsOf } from '#server/payments/payment-records.ts';
import { leftToPay, type WholeOrder } from './order-records.ts';

/** Refuses an amount that this order cannot be paid now. */
export function checkPayable({ order, payments }: WholeOrder, amount: number) {
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('pay', order)) fail('ORDER_NOT_PAYABLE', { orderStatus: order.status });

  const left = leftToPay(order, payments);
  if (amount > left) fail('TENDERS_EXCEED_TOTAL', { leftToPay: left });
}

/** The order's tax parts less those of the money it holds. */
export function partsLeft({ order, transactions }: WholeOrder): TaxParts {
  const held = transactions.filter(({ status }) => status === 'APPROVED');
  return held.reduce((parts, row) => {
    const sign = row.kind === 'APPROVAL' ? 1 : -1;
    const moved = taxPartsOf(row);
    return {
      supply: parts.supply - sign * moved.supply,
      vat: parts.vat - sign * moved.vat,
      taxFree: parts.taxFree - sign * moved.taxFree,
      serviceCharge: parts.serviceCharge - sign * moved.serviceCharge,
    };
  }, taxPartsOf(order));
}
