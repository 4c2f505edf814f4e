import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { listSealedAfter, type SealedIdentifier, updateSealedIdentifier } from './cash-receipts.queries.ts';
import { identifierSealedAnew } from './sealed-identifier.ts';

const nil = '00000000-0000-0000-0000-000000000000';

/**
 * Seals every number with the newest data key: after a refund a receipt is issued anew for longer than an old data key is
 * valid. Reads nothing while there is one key only. An instance that was not restarted since the rotation cannot open what
 * another one has sealed; it leaves those alone.
 */
export function sealIdentifiersAnew({ db, keys, log }: { db: Db; keys: Keys; log: FastifyBaseLogger }) {
  return async () => {
    if (keys.secrets('data').length === 1) return;
    let after = { storeId: nil, id: nil };
    for (;;) {
      const rows = await listSealedAfter(db, after);
      const last = rows.at(-1);
      if (!last) return;
      for (const row of rows) await sealAnew(row);
      after = last;
    }
  };

  async function sealAnew(row: SealedIdentifier) {
    try {
      const sealed = identifierSealedAnew(keys, row.paymentId, row.sealed);
      if (sealed) await updateSealedIdentifier(db, row, sealed);
    } catch (error) {
      log.warn({ err: error, storeId: row.storeId, receiptId: row.id }, 'cash receipt not sealed anew');
    }
  }
}
