import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { sealEachAnew } from '#server/keys/seal-each-anew.ts';
import { listSealedAfter, updateSealedIdentifier } from './cash-receipts.queries.ts';
import { identifierSealedAnew } from './sealed-identifier.ts';

/**
 * Seals every number with the newest data key: after a refund a receipt is issued anew for longer than an old data key is
 * valid. Reads nothing while there is one key only.
 */
export function sealIdentifiersAnew({ db, keys, log }: { db: Db; keys: Keys; log: FastifyBaseLogger }) {
  return async () => {
    if (keys.secrets('data').length === 1) return;
    await sealEachAnew(
      { db, log },
      {
        what: 'cash receipt',
        listAfter: listSealedAfter,
        sealAnew: async (row) => {
          const sealed = identifierSealedAnew(keys, row.paymentId, row.sealed);
          if (sealed) await updateSealedIdentifier(db, row, sealed);
        },
      },
    );
  };
}
