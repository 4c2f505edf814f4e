import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { type Refusal, type Sale, waitingStep } from '#hub/payments/outbox/sale.ts';

/** The order had no room any more for a tender that was sent: another device took the money, or cancelled it. */
export function overtakenBy({ during, code, detail }: Refusal): 'ELSEWHERE' | 'CANCELLED' | null {
  if (during !== 'PAYMENT') return null;
  if (code === 'TENDERS_EXCEED_TOTAL') return 'ELSEWHERE';
  if (code !== 'ORDER_NOT_PAYABLE') return null;
  return isCancelled(detail) ? 'CANCELLED' : 'ELSEWHERE';
}

/** Read by hand: pages are built without the catalogue's schemas. */
function isCancelled(detail: unknown): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'orderStatus' in detail &&
    detail.orderStatus === 'CANCELLED'
  );
}

/**
 * What another device took on the order while it was being paid here. A tender of this device that waits for its answer
 * may be on the order already: nothing is said until it has one.
 */
export function takenElsewhere(sale: Sale): Payment[] {
  const { answer, known, steps, refusal } = sale;
  if (!answer || !known || (waitingStep(sale) && !refusal)) return [];
  const ours = new Set([...known, ...steps.flatMap(({ paymentId }) => paymentId ?? [])]);
  return heldPayments(answer).filter(({ id }) => !ours.has(id));
}

/** Paid whole, and the last part of it not by this device. */
export function isFinishedElsewhere(sale: Sale): boolean {
  const last = sale.answer && heldPayments(sale.answer).at(-1);
  if (!last) return false;
  const isOurs = sale.order !== null || sale.steps.some(({ outcome }) => outcome === 'APPROVED');
  return !isOurs || takenElsewhere(sale).includes(last);
}

/** What to name as taken elsewhere: where nothing of it is new since the order was opened, all that it holds. */
export function paidElsewhere(sale: Sale): Payment[] {
  const taken = takenElsewhere(sale);
  if (taken.length > 0 || !sale.answer || sale.order) return taken;
  return sale.steps.some(({ outcome }) => outcome === 'APPROVED') ? [] : heldPayments(sale.answer);
}

function heldPayments({ payments }: Order): Payment[] {
  return payments.filter(({ approved, refunded }) => approved > refunded);
}
