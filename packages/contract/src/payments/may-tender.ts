import type { OrderType } from '../orders/order-status.ts';
import type { TenderType } from './payment-type.ts';

/**
 * Whether a store takes this tender for this order (docs/rules/payments.md, Paying). `cash` is paid when an online order
 * is handed over; all others need the store's payment setting.
 */
export function mayTender(
  type: TenderType,
  at: { orderType: OrderType; tenderTypes: readonly TenderType[] },
): boolean {
  if (type === 'cash') return at.orderType !== 'INSTORE';
  return at.tenderTypes.includes(type);
}
