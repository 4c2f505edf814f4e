import { mayIn } from '@maru/contract/store-access/rights.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { presentOrder } from '../present-order.ts';
import { findWholeOrder } from '../read-orders.queries.ts';
import { checkReader } from './check-reader.ts';

export async function getOrder(context: StoreContext, { orderId }: { orderId: string }) {
  await checkReader(context);
  const order = presentOrder(
    (await findWholeOrder(context.db, context.storeId, orderId, context.now)) ?? fail('NOT_FOUND'),
  );
  const { membership } = context;
  // Who is at no till reads the sale, not the customer.
  return membership && !mayIn(membership, 'ORDER') ? { ...order, points: null } : order;
}
