import type { Tx } from '#server/db/database.ts';
import { type LockedAccount, lockAccount } from '../lock-account.ts';
import type { AccountKey, EntryBy } from '../point-records.ts';
import type { SharedAccount } from './shared-account.ts';

/** An account in another store, and whether its points may be used here. */
export type ElsewhereAccount = AccountKey & { mayUse: boolean };

type Locking = {
  own: AccountKey;
  elsewhere: readonly ElsewhereAccount[];
  order: { storeId: string; id: string };
  /** The order has moved nothing yet. */
  isNew: boolean;
  by: EntryBy;
  now: Date;
  most: number;
  /** The own account is locked already. Only set if there is no other account. */
  isLocked: boolean;
};

/**
 * Locks the accounts of one person in several stores, in the order of stores and ids, as every act does. Returns the
 * account in the store of the order first; undefined if there is none.
 */
export async function lockSharedAccounts(
  tx: Tx,
  locking: Locking,
): Promise<[SharedAccount, ...SharedAccount[]] | undefined> {
  const { own, elsewhere, order, isNew, now, most, isLocked } = locking;
  const accounts = [{ ...own, mayUse: true }, ...elsewhere].sort(byAccount);
  const locked: { sharedAccount: SharedAccount; account: AccountKey }[] = [];
  for (const { storeId, customerId, mayUse } of accounts) {
    const isOwn = storeId === own.storeId;
    const of = isOwn ? { orderId: order.id } : { inStoreId: order.storeId, inOrderId: order.id };
    const asked = { storeId, customerId, now, most, isLocked: isLocked && isOwn };
    const found = await lockAccount(tx, isNew ? asked : { ...asked, of });
    if (!found) continue;
    // If two of the accounts were merged meanwhile, both are the same account.
    const twin = locked.find(({ account }) => byAccount(account, found.account) === 0);
    if (twin) twin.sharedAccount.mayUse ||= mayUse && !found.isDeleted;
    else
      locked.push({
        account: found.account,
        sharedAccount: sharedAccountOf(found, { isOwn, mayUse, by: locking.by, order }),
      });
  }
  const [first] = locked.filter(({ account }) => account.storeId === own.storeId);
  if (!first) return undefined;
  return [
    first.sharedAccount,
    ...locked.filter((one) => one !== first).map(({ sharedAccount }) => sharedAccount),
  ];
}

type Making = Pick<Locking, 'by' | 'order'> & { isOwn: boolean; mayUse: boolean };

function sharedAccountOf(locked: LockedAccount, { isOwn, mayUse, by, order }: Making): SharedAccount {
  const place = isOwn ? {} : { orderId: null, inStoreId: order.storeId, inOrderId: order.id };
  return { locked, account: locked.account, by: { ...by, ...place }, mayUse: mayUse && !locked.isDeleted };
}

function byAccount(a: AccountKey, b: AccountKey): number {
  const [one, other] = [a, b].map(({ storeId, customerId }) => `${storeId}:${customerId}`) as [
    string,
    string,
  ];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
