import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { keySealedAnew } from './open-provider-keys.ts';
import { listKeysAfter, type ProviderKeysRow, updateSealed } from './provider-keys.queries.ts';

const nil = '00000000-0000-0000-0000-000000000000';

/**
 * Seals every provider key with the newest data key: a payment can be refunded for longer than an old data key is valid.
 * An instance that was not restarted since the rotation cannot open what another one has sealed; it leaves those alone.
 */
export function sealKeysAnew({ db, keys, log }: { db: Db; keys: Keys; log: FastifyBaseLogger }) {
  return async () => {
    let after = { storeId: nil, id: nil };
    for (;;) {
      const rows = await listKeysAfter(db, after);
      const last = rows.at(-1);
      if (!last) return;
      for (const row of rows) await sealAnew(row);
      after = last;
    }
  };

  async function sealAnew(row: ProviderKeysRow) {
    try {
      const sealed = keySealedAnew(keys, row);
      if (sealed) await updateSealed(db, row, sealed);
    } catch (error) {
      log.warn({ err: error, storeId: row.storeId, keysId: row.id }, 'provider key not sealed anew');
    }
  }
}
