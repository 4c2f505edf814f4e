import type { Sale } from '#hub/payments/sale-queue/sale.ts';

/**
 * Marks a sale as too old to be sent automatically, so that a person decides. The request may never have
 * arrived, or may have been processed.
 */
export function markTooLate(sale: Sale): Sale {
  return { ...sale, refusal: { during: sale.answer ? 'PAYMENT' : 'ORDER', code: 'LATE', detail: undefined } };
}
