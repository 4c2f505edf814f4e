import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { sealEachAnew } from '#server/keys/seal-each-anew.ts';
import {
  listSealedAnswers,
  listSealedInquiries,
  type SealedInquiry,
  updateSealedAnswer,
  updateSealedInquiry,
} from './sealed-inquiries.queries.ts';
import { answerSealedAnew, emailHashes, openParts, partsSealedAnew, phoneHashes } from './sealed-inquiry.ts';

type Parts = { db: Db; keys: Keys; log: FastifyBaseLogger };

/**
 * Inquiries are kept longer than an old key is valid, so they are sealed and hashed with the newest keys. Reads nothing
 * while there is one key of each.
 */
export function sealInquiriesAnew({ db, keys, log }: Parts) {
  return async () => {
    if (keys.secrets('data').length === 1 && keys.secrets('inquiry').length === 1) return;
    const logged = { db, log };
    await sealEachAnew(logged, { what: 'inquiry', listAfter: listSealedInquiries, sealAnew });
    await sealEachAnew(logged, {
      what: 'answer to an inquiry',
      listAfter: listSealedAnswers,
      sealAnew: async (row) => {
        const sealed = answerSealedAnew(keys, row.id, row.sealed);
        if (sealed) await updateSealedAnswer(db, row, sealed);
      },
    });
  };

  async function sealAnew(row: SealedInquiry) {
    const { email, phone } = openParts(keys, row.id, row.sealed);
    const [[emailHash], [phoneHash]] = [emailHashes(keys, email), phoneHashes(keys, phone)];
    const sealed = partsSealedAnew(keys, row.id, row.sealed);
    if (!sealed && emailHash.equals(row.emailHash) && phoneHash.equals(row.phoneHash)) return;
    await updateSealedInquiry(db, row, { sealed: sealed ?? row.sealed, emailHash, phoneHash });
  }
}
