import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { sealEachAnew } from '#server/keys/seal-each-anew.ts';
import { openPhone, phoneHashes, phoneSealedAnew } from '../customer-phone.ts';
import { identitySealedAnew } from '../deleting/kept-identity.ts';
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
export function sealCustomersAnew({ db, keys, log }: Parts) {
  return async () => {
    if (keys.secrets('data').length === 1 && keys.secrets('customer-phone').length === 1) return;
    const logged = { db, log };
    await sealEachAnew(logged, { what: 'customer', listAfter: listSealedPhones, sealAnew: sealPhoneAnew });
    await sealEachAnew(logged, {
      what: 'deleted customer',
      listAfter: listSealedIdentities,
      sealAnew: sealIdentityAnew,
    });
  };

  async function sealPhoneAnew(row: SealedPhone) {
    const customer = { storeId: row.storeId, customerId: row.id };
    const [hash] = phoneHashes(keys, row.storeId, openPhone(keys, customer, row.sealed));
    const sealed = phoneSealedAnew(keys, customer, row.sealed);
    if (!sealed && hash.equals(row.hash)) return;
    await updateSealedPhone(db, row, { sealed: sealed ?? row.sealed, hash });
  }

  async function sealIdentityAnew(row: SealedIdentity) {
    const sealed = identitySealedAnew(keys, { storeId: row.storeId, customerId: row.id }, row.sealed);
    if (sealed) await updateSealedIdentity(db, row, sealed);
  }
}
