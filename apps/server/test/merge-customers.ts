import type { Tx } from '#server/db/database.ts';
import { mergeAccounts } from '#server/points/merge-accounts.ts';

type Merging = { storeId: string; keptId: string; mergedId: string; now: Date };

/** Merges a customer into another as the act does: the points first, then the record. */
export async function mergeCustomerRows(tx: Tx, { storeId, keptId, mergedId, now }: Merging) {
  const by = { reason: '같은 사람', byUserId: null, requestId: null, deviceType: null };
  await mergeAccounts(tx, { storeId, keptId, mergedId, now, by });
  await tx
    .updateTable('customers')
    .set({ mergedInto: keptId })
    .where('storeId', '=', storeId)
    .where('mergedInto', '=', mergedId)
    .execute();
  const erased = { phoneHash: null, phoneSealed: null, phoneLast4: null };
  await tx
    .updateTable('customers')
    .set({ mergedInto: keptId, deletedAt: now, ...erased })
    .where('storeId', '=', storeId)
    .where('id', '=', mergedId)
    .execute();
}
