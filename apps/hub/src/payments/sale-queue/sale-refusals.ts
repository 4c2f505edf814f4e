import { type Sale, stepsInHand } from './sale.ts';

/** Too old to send automatically: a person decides. The request may never have arrived, or may have been processed. */
export function markTooLate(sale: Sale): Sale {
  return { ...sale, refusal: { during: sale.answer ? 'PAYMENT' : 'ORDER', code: 'LATE', detail: undefined } };
}

/** A cash or terminal tender of a refused sale was returned to the customer. `index` counts such tenders. */
export function withoutTender(sale: Sale, index: number): Sale {
  const tenders = sale.order?.body.tenders ?? [];
  if (sale.order && index < tenders.length) {
    const body = { ...sale.order.body, tenders: tenders.filter((_, at) => at !== index) };
    return { ...sale, order: { ...sale.order, body } };
  }
  const later = stepsInHand(sale)[index - tenders.length];
  return {
    ...sale,
    steps: sale.steps.map((step) => (step === later ? { ...step, outcome: 'GIVEN_UP' } : step)),
  };
}
