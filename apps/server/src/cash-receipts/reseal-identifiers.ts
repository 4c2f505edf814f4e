import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealEach } from '#server/keys/reseal-each.ts';
import { listSealedAfter, updateSealedIdentifier } from './cash-receipts.queries.ts';
import { resealedIdentifier } from './sealed-identifier.ts';

/**
 * Encrypts every number again with the newest data key, because a refund may cause a receipt to be issued again when an
 * old data key is no longer valid. Reads nothing while there is only one key.
 */
export function resealIdentifiers({ db, keys, log }: { db: Db; keys: Keys; log: FastifyBaseLogger }) {
  return async () => {
    if (keys.secrets('data').length === 1) return;
    await resealEach(
      { db, log },
      {
        what: 'cash receipt',
        listAfter: listSealedAfter,
        reseal: async (row) => {
          const sealed = resealedIdentifier(keys, row.paymentId, row.sealed);
          if (sealed) await updateSealedIdentifier(db, row, sealed);
        },
      },
    );
  };
}
