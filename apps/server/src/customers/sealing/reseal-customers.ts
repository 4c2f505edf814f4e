import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealEach } from '#server/keys/reseal-each.ts';
import { openPhone, phoneHashes, resealedPhone } from '../customer-phone.ts';
import { resealedIdentity } from '../deleting/kept-identity.ts';
import {
  listSealedIdentities,
  listSealedPhones,
  type SealedIdentity,
  type SealedPhone,
  updateSealedIdentity,
  updateSealedPhone,
} from './sealed-customers.queries.ts';

type Parts = { db: Db; keys: Keys; log: FastifyBaseLogger };

/**
 * Re-encrypts and rehashes customers' numbers with the newest keys, because they are kept longer than an old key is valid.
 * Does nothing while each purpose has one key. A row that this instance cannot decrypt, because another instance used a
 * newer key, is logged and skipped.
 */
export function resealCustomers({ db, keys, log }: Parts) {
  return async () => {
    if (keys.secrets('data').length === 1 && keys.secrets('customer-phone').length === 1) return;
    const logged = { db, log };
    await resealEach(logged, { what: 'customer', listAfter: listSealedPhones, reseal: resealPhone });
    await resealEach(logged, {
      what: 'deleted customer',
      listAfter: listSealedIdentities,
      reseal: resealIdentity,
    });
  };

  async function resealPhone(row: SealedPhone) {
    const customer = { storeId: row.storeId, customerId: row.id };
    const [hash] = phoneHashes(keys, row.storeId, openPhone(keys, customer, row.sealed));
    const sealed = resealedPhone(keys, customer, row.sealed);
    if (!sealed && hash.equals(row.hash)) return;
    await updateSealedPhone(db, row, { sealed: sealed ?? row.sealed, hash });
  }

  async function resealIdentity(row: SealedIdentity) {
    const sealed = resealedIdentity(keys, { storeId: row.storeId, customerId: row.id }, row.sealed);
    if (sealed) await updateSealedIdentity(db, row, sealed);
  }
}
