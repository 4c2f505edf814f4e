import { lastReceiptedAt } from '@maru/contract/stores/store-acts.ts';
import type { UserContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { findSuspension } from '#server/stores/terminated-at.queries.ts';

/** What the tills of a suspended store have sent since the suspension; null for other stores. */
export async function getSuspension({ db }: UserContext, { storeId }: { storeId: string }) {
  await checkStoreExists(db, storeId);
  const found = await findSuspension(db, storeId);
  if (!found?.terminatedAt) return null;
  const { terminatedAt, receiptedOrders } = found;
  return {
    terminatedAt: terminatedAt.toISOString(),
    lastReceiptedAt: lastReceiptedAt(terminatedAt).toISOString(),
    receiptedOrders,
  };
}
