import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { entered } from './account/entered.ts';
import { laterOf } from './later-of.ts';
import { lockBook, writeMoved } from './lock-book.ts';
import type { EntryBy } from './point-records.ts';
import { moveLots } from './written-books.queries.ts';

type Merging = {
  storeId: string;
  keptId: string;
  mergedId: string;
  now: Date;
  by: Pick<EntryBy, 'reason' | 'byUserId' | 'requestId' | 'deviceType'>;
};

/**
 * Moves lots, debt and visits of one customer to another. Both accounts are locked in the order of their ids. Call it before
 * the customer, and all who were merged into that one before, are marked as merged into the kept one.
 */
export async function mergeAccounts(tx: Tx, { storeId, keptId, mergedId, now, by }: Merging): Promise<void> {
  const books = new Map<string, Awaited<ReturnType<typeof lockBook>>>();
  for (const customerId of [keptId, mergedId].sort())
    books.set(customerId, await lockBook(tx, { storeId, customerId, now, most: 0 }));
  const kept = books.get(keptId);
  const merged = books.get(mergedId);
  if (!kept || !merged) throw new Error(`a customer of store ${storeId} has no account`);
  // Only the lock tells: another merge or a deletion may have come first.
  const isChanged = kept.book.customerId !== keptId || merged.book.customerId !== mergedId;
  if (isChanged || kept.isDeleted || merged.isDeleted) fail('CUSTOMER_NOT_MERGEABLE', { reason: 'CHANGED' });

  const { balance: amount, debt, visits, lastVisitAt } = merged.book;
  const entry = { kind: 'MERGE' as const, moves: [] };
  const maker: EntryBy = { ...by, actor: 'STORE', orderId: null };
  const left = entered(merged.book, maker, { ...entry, amount: 0 - amount, debt: 0 - debt });
  await writeMoved(tx, merged, { ...left, visits: 0, lastVisitAt: null });
  await moveLots(tx, storeId, { from: mergedId, to: keptId });
  const arrived = entered(kept.book, maker, { ...entry, amount, debt });
  await writeMoved(tx, kept, {
    ...arrived,
    visits: arrived.visits + visits,
    lastVisitAt: laterOf(arrived.lastVisitAt, lastVisitAt),
  });
}
