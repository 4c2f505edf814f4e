import { inHand, isUnsent, type Sale, totalOf } from '#hub/payments/sale-queue/sale.ts';

/** What only this device knows. */
export type AtRisk = {
  sales: number;
  /** What these sales cost. */
  total: number;
  /** Money taken in hand for them, and tenders of sales that the server has but for these. */
  taken: number;
};

/** What would be lost if this device broke now. */
export function atRisk(sales: readonly Sale[]): AtRisk {
  const unsent = sales.filter(isUnsent);
  return {
    sales: unsent.length,
    total: unsent.reduce((sum, sale) => sum + totalOf(sale), 0),
    taken: unsent.reduce((sum, sale) => sum + takenUnheard(sale), 0),
  };
}

/** Money in hand that the server does not know of. */
function takenUnheard(sale: Sale): number {
  if (!sale.answer) return inHand(sale).reduce((sum, { amount }) => sum + amount, 0);
  return sale.steps
    .filter(({ outcome, tender }) => outcome === 'WAITING' && tender.paymentMethod !== 'card')
    .reduce((sum, { tender }) => sum + tender.amount, 0);
}
