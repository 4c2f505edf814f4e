import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { presentPayments } from '#server/payments/payment-records.ts';
import { findWholeOrder } from '../read-orders.queries.ts';

export async function listPaymentsByOrder(
  { db, storeId, now }: StoreContext,
  { storeOrderId }: { storeOrderId: string },
) {
  const { payments, transactions } =
    (await findWholeOrder(db, storeId, storeOrderId, now)) ?? fail('NOT_FOUND');
  return presentPayments(payments, transactions);
}
