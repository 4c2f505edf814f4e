import { type Sale, type SaleOrder, stepsInHand, type TenderStep } from '#hub/payments/sale-queue/sale.ts';

/**
 * Removes a cash or terminal tender, which was returned to the customer, from a refused sale. `index` counts
 * only cash and terminal tenders.
 */
export function withoutTender(sale: Sale, index: number): Sale {
  const tenders = sale.order?.body.tenders ?? [];
  if (sale.order && index < tenders.length) {
    const body = { ...sale.order.body, tenders: tenders.filter((_, at) => at !== index) };
    return { ...sale, order: { ...sale.order, body } };
  }
  const later = stepsInHand(sale)[index - tenders.length];
  return {
    ...sale,
    order: sale.order && withoutLater(sale.order, later),
    steps: sale.steps.map((step) => (step === later ? { ...step, outcome: 'GIVEN_UP' } : step)),
  };
}

/** Removes the tender from those that are sent with the order. */
function withoutLater(order: SaleOrder, step: TenderStep | undefined): SaleOrder {
  const { receipted } = order.body;
  if (!receipted?.tenders) return order;
  const { tenders, ...stated } = receipted;
  const kept = tenders.filter(({ key }) => key !== step?.key);
  const rest = { ...stated, ...(kept.length > 0 && { tenders: kept }) };
  return { ...order, body: { ...order.body, receipted: rest } };
}
