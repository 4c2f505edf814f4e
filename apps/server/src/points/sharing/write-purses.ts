import type { Tx } from '#server/db/database.ts';
import { writeMoved } from '../lock-book.ts';
import type { Purse } from './purse.ts';
import { type Clearing, insertClearings } from './sharing.queries.ts';

/** Writes what moved in each store, and what the stores owe each other for it. `eventDate`: of the order's store. */
export async function writePurses(
  tx: Tx,
  purses: readonly Purse[],
  order: { storeId: string; id: string; eventDate: string },
): Promise<void> {
  for (const { locked, book } of purses) await writeMoved(tx, locked, book);
  const clearings = purses.flatMap(({ book }) => book.entries.flatMap((entry) => clearingOf(entry, order)));
  if (clearings.length > 0) await insertClearings(tx, clearings);
}

function clearingOf(
  { storeId: issuerId, id: entryId, inOrderId, counterAmount, at }: Purse['book']['entries'][number],
  { storeId, id: orderId, eventDate }: { storeId: string; id: string; eventDate: string },
): Clearing[] {
  if (inOrderId === null) return [];
  const legs = { redeemed: counterAmount, claim: 0 - counterAmount };
  return [{ storeId, issuerId, entryId, orderId, ...legs, at, eventDate }];
}
