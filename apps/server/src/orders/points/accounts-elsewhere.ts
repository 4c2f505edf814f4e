import type { Tx } from '#server/db/database.ts';
import type { TakenElsewhere } from '#server/points/order-entries.ts';
import type { AccountKey } from '#server/points/point-records.ts';
import type { ElsewhereAccount } from '#server/points/sharing/lock-shared-accounts.ts';
import { sharedStores } from '#server/points/sharing/shared-stores.ts';
import type { Moving } from './move-points.ts';

/**
 * The accounts that the act names, and those whose points the order holds. A revert takes from the accounts to which
 * the cancel gave back. A customer whom the order named earlier is left out, because their points went back.
 */
export async function accountsElsewhere(
  tx: Tx,
  { before, after, elsewhere = [], moment }: Moving,
): Promise<ElsewhereAccount[]> {
  const { storeId } = after.order;
  const named = elsewhere.map((account) => ({ ...account, mayUse: true }));
  const all = after.points?.elsewhere ?? [];
  const isRevert = before?.order.status === 'CANCELLED';
  const cancelledAt = Date.parse(before?.order.cancelledAt ?? '');
  const taken = isRevert
    ? all.filter(({ amount, at }) => amount < 0 && Date.parse(at) >= cancelledAt)
    : all.filter((one) => heldBy(all, one) > 0);
  const shared = isRevert && taken.length > 0 ? await sharedStores(tx, storeId, moment.now) : [];
  const accounts = new Map<string, ElsewhereAccount>();
  for (const account of [...taken.map((one) => ({ ...one, mayUse: shared.includes(one.storeId) })), ...named])
    accounts.set(`${account.storeId}:${account.customerId}`, account);
  return [...accounts.values()];
}

function heldBy(taken: readonly TakenElsewhere[], { storeId, customerId }: AccountKey): number {
  return taken.reduce(
    (sum, one) => sum + (one.storeId === storeId && one.customerId === customerId ? one.amount : 0),
    0,
  );
}
