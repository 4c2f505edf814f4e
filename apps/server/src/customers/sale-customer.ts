import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { Tx } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { phoneHashes, readCustomerPhone } from './customer-phone.ts';
import { type FoundCustomer, findLiveById, findLiveByPhone } from './customers.queries.ts';

/** Finds the customer that a sale names; undefined if the store knows none. */
export type FindSaleCustomer = (
  tx: Tx,
  storeId: string,
  named: SaleCustomer,
) => Promise<FoundCustomer | undefined>;

export function findSaleCustomerBy(keys: Keys): FindSaleCustomer {
  return async (tx, storeId, named) => {
    if ('id' in named) return findLiveById(tx, storeId, named.id);
    const e164 = readCustomerPhone(named.phone);
    if (e164 === undefined)
      throw new Refusal('WRONG_FORMAT', undefined, { 'customer.phone': 'phoneNumberisNotCorrectFormat' });
    return findLiveByPhone(tx, storeId, phoneHashes(keys, storeId, e164));
  };
}
