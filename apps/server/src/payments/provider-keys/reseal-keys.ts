import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealEach } from '#server/keys/reseal-each.ts';
import { resealedKey } from './open-provider-keys.ts';
import { listKeysAfter, updateSealed } from './provider-keys.queries.ts';

/** Encrypts every provider key again with the newest data key: a payment can be refunded for longer than an old data key is valid. */
export function resealKeys({ db, keys, log }: { db: Db; keys: Keys; log: FastifyBaseLogger }) {
  return () =>
    resealEach(
      { db, log },
      {
        what: 'provider key',
        listAfter: listKeysAfter,
        reseal: async (row) => {
          const sealed = resealedKey(keys, row);
          if (sealed) await updateSealed(db, row, sealed);
        },
      },
    );
}
