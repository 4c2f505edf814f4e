import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { mayTender } from '@maru/contract/payments/may-tender.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { fail } from '#server/http/refusal.ts';
import { addParts, heldParts, taxPartsOf } from '#server/payments/payment-records.ts';
import { leftToPay, type WholeOrder } from '../order-records.ts';

/**
 * Refuses an amount that cannot be paid on this order now. A tender in hand is accepted while a card charge is pending:
 * if the provider approves the charge later, what does not fit is an excess.
 */
export function checkPayable({ order, payments }: WholeOrder, amount: number, way: 'inHand' | 'card') {
  const isWaiting = order.pending !== null && !(way === 'inHand' && order.pending === 'PAY');
  if (order.pending && isWaiting) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('pay', { ...order, pending: null })) fail('ORDER_NOT_PAYABLE', { orderStatus: order.status });

  const left = leftToPay(order, payments);
  if (amount > left) fail('TENDERS_EXCEED_TOTAL', { leftToPay: left });
}

/** Refuses tender types that the store does not accept for this order. */
export function checkTenders(tenders: readonly { type: TenderType }[], at: Parameters<typeof mayTender>[1]) {
  const refused = tenders.find(({ type }) => !mayTender(type, at));
  if (refused) fail('TENDER_NOT_ACCEPTED', { type: refused.type });
}

/** The order's tax parts minus those of the money it already holds. */
export function partsLeft({ order, transactions }: WholeOrder): TaxParts {
  return addParts(taxPartsOf(order), heldParts(transactions), -1);
}
