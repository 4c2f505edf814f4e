import { lastStep, leftToPay, type Sale, waitingStep } from '#hub/payments/sale-queue/sale.ts';
import { isFinishedElsewhere, overtakenBy } from './unsettled/taken-elsewhere.ts';

/**
 * What the person taking a payment sees. BUSY: another device waits for a card of the same order. ELSEWHERE: another
 * device took what was left. CANCELLED: somebody cancelled the order meanwhile.
 */
export type TenderStage =
  | 'CHOOSE'
  | 'CARD'
  | 'CHECKING'
  | 'BUSY'
  | 'REFUSED'
  | 'ELSEWHERE'
  | 'CANCELLED'
  | 'DONE';

/** `sale` is null until something was taken. */
export function tenderStage(sale: Sale | null): TenderStage {
  if (!sale) return 'CHOOSE';
  if (sale.refusal) return overtakenBy(sale.refusal) ?? 'REFUSED';
  if (sale.answer?.status === 'CANCELLED') return 'CANCELLED';

  const waiting = waitingStep(sale);
  if (waiting?.tender.paymentMethod === 'card') return 'CARD';
  if (lastStep(sale)?.outcome === 'UNKNOWN') return 'CHECKING';
  if (sale.answer?.pending && !waiting && !isPaidInHand(sale)) return 'BUSY';
  if (leftToPay(sale) > 0) return 'CHOOSE';
  return !waiting && isFinishedElsewhere(sale) ? 'ELSEWHERE' : 'DONE';
}

/** Paid by other tenders while a card has no answer; what the card brings then is given back by itself. */
function isPaidInHand(sale: Sale): boolean {
  return sale.answer?.pending === 'PAY' && leftToPay(sale) === 0;
}

/** Whether money in hand can be taken although a card has no answer. */
export function mayPayOtherWay(stage: TenderStage, sale: Sale | null): boolean {
  if (!sale || leftToPay(sale) === 0) return false;
  return stage === 'CHECKING' || (stage === 'BUSY' && sale.answer?.pending === 'PAY');
}
