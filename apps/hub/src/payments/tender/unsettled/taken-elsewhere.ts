import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { type Refusal, type Sale, waitingStep } from '#hub/payments/sale-queue/sale.ts';

/**
 * Which act of another device caused the refusal of a tender: it took the money, or it cancelled the order.
 * Null for other refusals.
 */
export function overtakenBy({ during, code, detail }: Refusal): 'ELSEWHERE' | 'CANCELLED' | null {
  if (during !== 'PAYMENT') return null;
  if (code === 'TENDERS_EXCEED_TOTAL') return 'ELSEWHERE';
  if (code !== 'ORDER_NOT_PAYABLE') return null;
  return isCancelled(detail) ? 'CANCELLED' : 'ELSEWHERE';
}

/** Parsed by hand, since the bundle leaves out the zod schemas of the error catalogue. */
function isCancelled(detail: unknown): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'orderStatus' in detail &&
    detail.orderStatus === 'CANCELLED'
  );
}

/**
 * Payments by other devices since the order was opened here. Empty while a tender of this device waits for
 * its answer, because the order may already contain that tender.
 */
export function takenElsewhere(sale: Sale): Payment[] {
  const { answer, known, steps, refusal } = sale;
  if (!answer || !known || (waitingStep(sale) && !refusal)) return [];
  const ours = new Set([...known, ...steps.flatMap(({ paymentId }) => paymentId ?? [])]);
  return heldPayments(answer).filter(({ id }) => !ours.has(id));
}

/** Whether the order is fully paid and the last payment was not from this device. */
export function isFinishedElsewhere(sale: Sale): boolean {
  const last = sale.answer && heldPayments(sale.answer).at(-1);
  if (!last) return false;
  const isOurs = sale.order !== null || sale.steps.some(({ outcome }) => outcome === 'APPROVED');
  return !isOurs || takenElsewhere(sale).includes(last);
}

/**
 * Payments to show as taken elsewhere: the new ones or, if there are none and this device took nothing, all
 * payments of the order.
 */
export function paidElsewhere(sale: Sale): Payment[] {
  const taken = takenElsewhere(sale);
  if (taken.length > 0 || !sale.answer || sale.order) return taken;
  return sale.steps.some(({ outcome }) => outcome === 'APPROVED') ? [] : heldPayments(sale.answer);
}

function heldPayments({ payments }: Order): Payment[] {
  return payments.filter(({ approved, refunded }) => approved > refunded);
}
