import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { orderFor } from '../order-for.ts';
import { presentOrder } from '../present-order.ts';
import { findWholeOrder } from '../read-orders.queries.ts';
import { checkReader } from './check-reader.ts';

export async function getOrder(context: StoreContext, { orderId }: { orderId: string }) {
  await checkReader(context);
  const whole =
    (await findWholeOrder(context.db, context.storeId, orderId, context.now)) ?? fail('NOT_FOUND');
  return orderFor(context, presentOrder(whole));
}
