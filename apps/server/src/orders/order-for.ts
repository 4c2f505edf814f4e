import type { Order } from '@maru/contract/orders/order.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import type { StoreContext } from '#server/http/context.ts';

/** The order as the caller may read it. */
export function orderFor(caller: Pick<StoreContext, 'membership'>, order: Order): Order {
  return readsCustomers(caller) ? order : withoutCustomer(order);
}

/** Whether the caller reads the customers of orders: a member without the right ORDER reads only the sale. */
export function readsCustomers({ membership }: Pick<StoreContext, 'membership'>): boolean {
  return !membership || mayIn(membership, 'ORDER');
}

export function withoutCustomer(order: Order): Order {
  return { ...order, points: null };
}
