import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { markReceiptedSeen as wire } from '@maru/contract/orders/receipted.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { countOfflineSales, updateOfflineSalesSeen } from './offline-sales.queries.ts';

/** Marks offline sales as seen by an owner. The row says who saw it first and when; a repeat changes nothing. */
export async function markReceiptedSeen(
  { transaction, storeId, actor, now }: StoreContext,
  { orderIds }: ParsedInputOf<typeof wire>,
) {
  return transaction(async (tx) => {
    await updateOfflineSalesSeen(tx, storeId, { orderIds, by: actor.userId, at: now });
    const { unseen } = await countOfflineSales(tx, storeId, 0);
    return { unseen };
  });
}
