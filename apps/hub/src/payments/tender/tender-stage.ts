import { lastStep, leftToPay, type Sale, waitingStep } from '#hub/payments/sale-queue/sale.ts';
import { isFinishedElsewhere, overtakenBy } from './unsettled/taken-elsewhere.ts';

/**
 * The stage that a person taking a payment sees. BUSY: another device waits for a card payment of the same
 * order. ELSEWHERE: another device took what was left to pay. CANCELLED: somebody cancelled the order
 * meanwhile.
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

/** `sale` is null until a tender was taken. */
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

/**
 * Whether other tenders paid everything while the result of a card is unknown. If the card turns out to be
 * charged, its payment is given back automatically.
 */
function isPaidInHand(sale: Sale): boolean {
  return sale.answer?.pending === 'PAY' && leftToPay(sale) === 0;
}

/** Whether cash or a terminal payment can be taken although the result of a card is unknown. */
export function mayPayOtherWay(stage: TenderStage, sale: Sale | null): boolean {
  if (!sale || leftToPay(sale) === 0) return false;
  return stage === 'CHECKING' || (stage === 'BUSY' && sale.answer?.pending === 'PAY');
}
