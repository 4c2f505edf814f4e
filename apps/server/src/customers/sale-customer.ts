import type { OrderCustomer } from '@maru/contract/points/order-points.ts';
import type { Tx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { AccountKey } from '#server/points/point-records.ts';
import { phoneHashes, readCustomerPhone } from './customer-phone.ts';
import {
  type ElsewhereRow,
  type FoundCustomer,
  findLiveById,
  findLiveByPhone,
  lockLiveByPhone,
} from './customers.queries.ts';
import { findElsewhere, findInStores } from './elsewhere.ts';

type Finding = {
  at: Date;
  /** Whether points are to be used: then accounts in other stores count, too. */
  usesPoints: boolean;
  /**
   * Whether to lock the account as well. This lock comes after all locks of the menu. If points of other stores may be
   * used, the account is not locked here: the accounts of all stores are locked together, in the order of the stores.
   */
  locksAccount: boolean;
};

export type NamedCustomer = FoundCustomer & {
  /** Accounts in other stores, each with the name of its store. */
  elsewhere: readonly (AccountKey & { store: string })[];
  isLocked: boolean;
};

/** Finds the customer that a sale names; undefined if the store knows none. */
export type FindSaleCustomer = (
  tx: Tx,
  storeId: string,
  named: OrderCustomer,
  finding: Finding,
) => Promise<NamedCustomer | undefined>;

export function findSaleCustomerBy(keys: Keys): FindSaleCustomer {
  return async (tx, storeId, named, { at, usesPoints, locksAccount }) => {
    if (!('phone' in named)) {
      const found = await findLiveById(tx, { storeId, id: named.id, locksAccount });
      return found && { ...found, elsewhere: [], isLocked: locksAccount };
    }
    const e164 = readCustomerPhone(named.phone);
    // An offline sale was paid, so it is not refused for a mistyped number.
    if (e164 === undefined) return undefined;
    const asked = { storeId, hashes: phoneHashes(keys, storeId, e164) };
    if (!locksAccount) {
      const rows = usesPoints ? await findElsewhere(tx, keys, { storeId, e164, at }) : [];
      return withAccounts(await findLiveByPhone(tx, asked), rows);
    }
    const { customer, sharedIds } = await lockLiveByPhone(tx, { ...asked, at, usesPoints });
    if (sharedIds.length === 0) return customer && { ...customer, elsewhere: [], isLocked: true };
    const rows = await findInStores(tx, keys, { stores: sharedIds, e164, at });
    return withAccounts(await findLiveByPhone(tx, asked), rows);
  };
}

function withAccounts(
  found: FoundCustomer | undefined,
  rows: readonly ElsewhereRow[],
): NamedCustomer | undefined {
  const elsewhere = rows.map(({ id: customerId, storeId, store }) => ({ storeId, store, customerId }));
  return found && { ...found, elsewhere, isLocked: false };
}
