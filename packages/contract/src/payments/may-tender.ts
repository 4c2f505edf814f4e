import type { OrderType } from '../orders/order-status.ts';
import type { TenderType } from './payment-type.ts';

/**
 * Whether a store takes this tender for this order (domain.md, Payment types). `cash` is paid on handing over an order
 * from outside; all others are taken where the store's payment setting names them.
 */
export function mayTender(
  type: TenderType,
  at: { orderType: OrderType; tenderTypes: readonly TenderType[] },
): boolean {
  if (type === 'cash') return at.orderType !== 'INSTORE';
  return at.tenderTypes.includes(type);
}
