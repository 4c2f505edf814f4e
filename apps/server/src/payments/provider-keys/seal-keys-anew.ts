import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { sealEachAnew } from '#server/keys/seal-each-anew.ts';
import { keySealedAnew } from './open-provider-keys.ts';
import { listKeysAfter, updateSealed } from './provider-keys.queries.ts';

/** Seals every provider key with the newest data key: a payment can be refunded for longer than an old data key is valid. */
export function sealKeysAnew({ db, keys, log }: { db: Db; keys: Keys; log: FastifyBaseLogger }) {
  return () =>
    sealEachAnew(
      { db, log },
      {
        what: 'provider key',
        listAfter: listKeysAfter,
        sealAnew: async (row) => {
          const sealed = keySealedAnew(keys, row);
          if (sealed) await updateSealed(db, row, sealed);
        },
      },
    );
}
