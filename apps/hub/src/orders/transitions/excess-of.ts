import type { Order } from '@maru/contract/orders/order.ts';

/** What was received for an order beyond what it can take, in won. */
export function excessOf({ payments }: Pick<Order, 'payments'>): number {
  return payments.reduce((sum, { excess }) => sum + excess, 0);
}
