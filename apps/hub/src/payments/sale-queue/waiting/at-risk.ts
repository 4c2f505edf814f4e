import { inHand, isUnsent, type Sale, totalOf } from '#hub/payments/sale-queue/sale.ts';

/** Sales and money that only this device knows. */
export type AtRisk = {
  sales: number;
  /** Total price of these sales. */
  total: number;
  /**
   * Cash and terminal payments for these sales, and those that are still unsent for orders the server already
   * has.
   */
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

/** Cash and terminal payments of a sale that the server does not know yet. */
function takenUnheard(sale: Sale): number {
  if (!sale.answer) return inHand(sale).reduce((sum, { amount }) => sum + amount, 0);
  return sale.steps
    .filter(({ outcome, tender }) => outcome === 'WAITING' && tender.paymentMethod !== 'card')
    .reduce((sum, { tender }) => sum + tender.amount, 0);
}
