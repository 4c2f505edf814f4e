import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderStatus } from '../read-orders.queries.ts';

export async function getOrderStatus({ db, storeId }: StoreContext, { orderId }: { orderId: string }) {
  return (await findOrderStatus(db, storeId, orderId)) ?? fail('NOT_FOUND');
}
