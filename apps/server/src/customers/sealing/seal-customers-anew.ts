import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
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

const first = { storeId: '00000000-0000-0000-0000-000000000000', id: '00000000-0000-0000-0000-000000000000' };

type Parts = { db: Db; keys: Keys; log: FastifyBaseLogger };

/**
 * Re-encrypts and rehashes customers' numbers with the newest keys, because they are kept longer than an old key is valid.
 * Does nothing while each purpose has one key. A row that this instance cannot decrypt, because another instance used a
 * newer key, is logged and skipped.
 */
export function sealCustomersAnew({ db, keys, log }: Parts) {
  return async () => {
    if (keys.secrets('data').length === 1 && keys.secrets('customer-phone').length === 1) return;
    await forEach(listSealedPhones, sealPhoneAnew);
    await forEach(listSealedIdentities, sealIdentityAnew);
  };

  async function forEach<Row extends typeof first>(
    listAfter: (db: Db, place: typeof first) => Promise<Row[]>,
    sealAnew: (row: Row) => Promise<void>,
  ) {
    for (
      let rows = await listAfter(db, first);
      rows.length > 0;
      rows = await listAfter(db, rows.at(-1) ?? first)
    ) {
      for (const row of rows) {
        await sealAnew(row).catch((error) =>
          log.warn({ err: error, storeId: row.storeId, customerId: row.id }, 'customer not sealed anew'),
        );
      }
    }
  }

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
