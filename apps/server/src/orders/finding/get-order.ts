import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { presentOrder } from '../order-records.ts';
import { findWholeOrder } from '../read-orders.queries.ts';

export async function getOrder({ db, storeId }: StoreContext, { orderId }: { orderId: string }) {
  return presentOrder((await findWholeOrder(db, storeId, orderId)) ?? fail('NOT_FOUND'));
}
