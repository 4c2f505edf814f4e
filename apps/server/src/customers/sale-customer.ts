import type { OrderCustomer } from '@maru/contract/points/order-points.ts';
import type { Tx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { Account } from '#server/points/point-records.ts';
import { phoneHashes, readCustomerPhone } from './customer-phone.ts';
import { type FoundCustomer, findLiveById, findLiveByPhone } from './customers.queries.ts';
import { findElsewhere } from './elsewhere.ts';

type Finding = {
  at: Date;
  /** Points are to be used: accounts in other stores count, too. */
  usesPoints: boolean;
  /**
   * Whether the account is locked too, which comes after every lock of the menu. With accounts elsewhere it is not: they are
   * locked together, in the order of the stores.
   */
  locksAccount: boolean;
};

export type NamedCustomer = FoundCustomer & {
  /** With the name of the store. */
  elsewhere: readonly (Account & { store: string })[];
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
      const found = await findLiveById(tx, { storeId, id: named.id, at, locksAccount });
      return found && { ...found, elsewhere: [], isLocked: locksAccount };
    }
    const e164 = readCustomerPhone(named.phone);
    // A sale that was paid without network is never refused for what somebody typed.
    if (e164 === undefined) return undefined;
    const rows = usesPoints ? await findElsewhere(tx, keys, { storeId, e164, at }) : [];
    const elsewhere = rows.map(({ id, storeId: issuer, store }) => ({
      storeId: issuer,
      store,
      customerId: id,
    }));
    const isLocked = locksAccount && elsewhere.length === 0;
    const hashes = phoneHashes(keys, storeId, e164);
    const found = await findLiveByPhone(tx, { storeId, hashes, at, locksAccount: isLocked });
    return found && { ...found, elsewhere, isLocked };
  };
}
