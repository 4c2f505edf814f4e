import { lastStep, leftToPay, type Sale, waitingStep } from '#hub/till/outbox/sale.ts';

/** What the person at the till sees of a sale that is being paid. */
export type TenderStage = 'CHOOSE' | 'CARD' | 'CHECKING' | 'REFUSED' | 'DONE';

/** `sale` is null as long as nothing was sent. */
export function tenderStage(sale: Sale | null): TenderStage {
  if (!sale) return 'CHOOSE';
  if (sale.refusal) return 'REFUSED';
  if (waitingStep(sale)?.tender.paymentMethod === 'card') return 'CARD';
  if (lastStep(sale)?.outcome === 'UNKNOWN') return 'CHECKING';
  return leftToPay(sale) > 0 ? 'CHOOSE' : 'DONE';
}
