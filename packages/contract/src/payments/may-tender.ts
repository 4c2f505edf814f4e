import type { OrderType } from '../orders/order-status.ts';
import type { TenderType } from './payment-type.ts';

/**
 * Whether a store accepts this tender for this order (docs/rules/payments.md, Paying). `cash` means cash at
 * the pickup of an online order, and is always accepted there. The store's payment setting lists the other
 * tenders; cash at the till is INSTORE_CASH.
 */
export function mayTender(
  type: TenderType,
  at: { orderType: OrderType; tenderTypes: readonly TenderType[] },
): boolean {
  if (type === 'cash') return at.orderType !== 'INSTORE';
  return at.tenderTypes.includes(type);
}
