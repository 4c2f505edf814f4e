import type { Order } from '@maru/contract/orders/order.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import type { StoreContext } from '#server/http/context.ts';

/** The order as the caller may read it: a member without the right ORDER reads the sale without its customer. */
export function orderFor({ membership }: StoreContext, order: Order): Order {
  return membership && !mayIn(membership, 'ORDER') ? { ...order, points: null } : order;
}
