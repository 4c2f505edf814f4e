import type { RawBuilder } from 'kysely';
import { changedAccount } from '../lock-account.ts';
import { writtenAccountsPiece } from '../written-accounts.queries.ts';
import type { WrittenPoints } from '../written-points.ts';
import type { SharedAccount } from './shared-account.ts';
import { type Clearing, clearingsPiece } from './sharing.queries.ts';

/**
 * What a statement has to write: the moves in each store, and what the stores owe each other for them. `eventDate`: the
 * business date in the order's store. Undefined if nothing moved.
 */
export function writtenSharedAccounts(
  sharedAccounts: readonly SharedAccount[],
  order: { storeId: string; id: string; eventDate: string },
  others: readonly RawBuilder<unknown>[],
): WrittenPoints | undefined {
  const changed = sharedAccounts.flatMap(({ locked, account }) => changedAccount(locked, account));
  if (changed.length === 0) return undefined;
  const clearings = sharedAccounts.flatMap(({ account }) =>
    account.entries.flatMap((entry) => clearingOf(entry, order)),
  );
  return writtenAccountsPiece(changed, [
    ...(clearings.length > 0 ? [clearingsPiece(clearings)] : []),
    ...others,
  ]);
}

function clearingOf(
  {
    storeId: issuerId,
    id: entryId,
    inOrderId,
    counterAmount,
    at,
  }: SharedAccount['account']['entries'][number],
  { storeId, id: orderId, eventDate }: { storeId: string; id: string; eventDate: string },
): Clearing[] {
  if (inOrderId === null) return [];
  const legs = { redeemed: counterAmount, claim: 0 - counterAmount };
  return [{ storeId, issuerId, entryId, orderId, ...legs, at, eventDate }];
}
