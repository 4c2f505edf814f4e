import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { entered } from './account/entered.ts';
import { laterOf } from './later-of.ts';
import { lockAccount, writeMoved } from './lock-account.ts';
import type { EntryBy } from './point-records.ts';
import { moveLots } from './written-accounts.queries.ts';

type Merging = {
  storeId: string;
  keptId: string;
  mergedId: string;
  now: Date;
  by: Pick<EntryBy, 'reason' | 'byUserId' | 'requestId' | 'deviceType'>;
};

/**
 * Moves lots, debt and visits of one customer to another. Both accounts are locked in the order of their ids. Call it
 * before `merged_into` is set in the rows of the merged customer and of those who were merged into that customer
 * earlier.
 */
export async function mergeAccounts(tx: Tx, { storeId, keptId, mergedId, now, by }: Merging): Promise<void> {
  const accounts = new Map<string, Awaited<ReturnType<typeof lockAccount>>>();
  for (const customerId of [keptId, mergedId].sort())
    accounts.set(customerId, await lockAccount(tx, { storeId, customerId, now, most: 0 }));
  const kept = accounts.get(keptId);
  const merged = accounts.get(mergedId);
  if (!kept || !merged) throw new Error(`a customer of store ${storeId} has no account`);
  // Checked under the lock, because another merge or a deletion may have come first.
  const isChanged = kept.account.customerId !== keptId || merged.account.customerId !== mergedId;
  if (isChanged || kept.isDeleted || merged.isDeleted) fail('CUSTOMER_NOT_MERGEABLE', { reason: 'CHANGED' });

  const { balance: amount, debt, visits, lastVisitAt } = merged.account;
  const entry = { kind: 'MERGE' as const, moves: [] };
  const maker: EntryBy = { ...by, actor: 'STORE', orderId: null };
  const left = entered(merged.account, maker, { ...entry, amount: 0 - amount, debt: 0 - debt });
  await writeMoved(tx, merged, { ...left, visits: 0, lastVisitAt: null });
  await moveLots(tx, storeId, { from: mergedId, to: keptId });
  const arrived = entered(kept.account, maker, { ...entry, amount, debt });
  await writeMoved(tx, kept, {
    ...arrived,
    visits: arrived.visits + visits,
    lastVisitAt: laterOf(arrived.lastVisitAt, lastVisitAt),
  });
}
