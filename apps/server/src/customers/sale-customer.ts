import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { Tx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { phoneHashes, readCustomerPhone } from './customer-phone.ts';
import { type FoundCustomer, findLiveById, findLiveByPhone } from './customers.queries.ts';

/** Finds the customer that a sale names; undefined if the store knows none. */
export type FindSaleCustomer = (
  tx: Tx,
  storeId: string,
  named: SaleCustomer,
  /** Whether the account is locked too, which comes after every lock of the menu. */
  options?: { locksAccount: boolean },
) => Promise<FoundCustomer | undefined>;

export function findSaleCustomerBy(keys: Keys): FindSaleCustomer {
  return async (tx, storeId, named, { locksAccount } = { locksAccount: false }) => {
    if ('id' in named) return findLiveById(tx, { storeId, id: named.id, locksAccount });
    const e164 = readCustomerPhone(named.phone);
    // A sale that was paid without network is never refused for what somebody typed.
    return e164 === undefined
      ? undefined
      : findLiveByPhone(tx, { storeId, hashes: phoneHashes(keys, storeId, e164), locksAccount });
  };
}
