import type { OrderCustomer } from '@maru/contract/points/order-points.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTriesOfAll } from '#server/http/rate-limits.ts';

/**
 * Limits how often a member names customers by number, because the response tells whether the store knows the number.
 */
export async function limitNaming(
  { db, storeId, actor }: StoreContext,
  customer: OrderCustomer | null | undefined,
): Promise<void> {
  if (!customer || !('phone' in customer)) return;
  const member = `${storeId}:${actor.userId}`;
  await limitTriesOfAll(db, {
    'member: customers named by number in ten minutes': member,
    'member: customers named by number in a day': member,
  });
}
