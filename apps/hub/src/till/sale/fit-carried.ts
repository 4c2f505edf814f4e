import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';

/**
 * Fits what was handed over to a total that has changed since: a slip of a terminal stays as it was charged, cash
 * covers what is left of the total, so that the change is right again.
 */
export function fitCarried<T extends HandTender>(carried: readonly T[], total: number): T[] {
  const charged = carried.filter(({ type }) => type === 'INSTORE_CAT');
  let left = total - charged.reduce((sum, { amount }) => sum + amount, 0);

  return carried.flatMap((tender) => {
    if (tender.type === 'INSTORE_CAT') return tender;
    const amount = Math.min(tender.received ?? tender.amount, Math.max(0, left));
    left -= amount;
    return amount > 0 ? { ...tender, amount } : [];
  });
}
