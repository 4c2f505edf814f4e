import { lastStep, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { tenderStage } from './tender-stage.ts';

/** In ms. For this long the change may still be counted out, for example after a reload. */
const stillAtTheTill = 2 * 60_000;

/**
 * Whether the payment of a sale was over before it is shown again: everything was paid some time ago, or was
 * paid and the order was cancelled since. Giving that money back is no longer this till's task.
 */
export function wasFinished(sale: Sale, now: number): boolean {
  const stage = tenderStage(sale);
  const takenAt = lastStep(sale)?.askedAt ?? sale.createdAt;
  if (stage === 'DONE') return now - takenAt > stillAtTheTill;
  return stage === 'CANCELLED' && sale.refusal === null && isAllTaken(sale);
}

function isAllTaken({ answer, order, steps }: Sale): boolean {
  const withOrder = order?.body.tenders ?? [];
  const later = steps.filter(({ outcome }) => outcome === 'APPROVED').map(({ tender }) => tender);
  const taken = [...withOrder, ...later].reduce((sum, { amount }) => sum + amount, 0);
  return answer !== null && taken >= answer.total;
}
