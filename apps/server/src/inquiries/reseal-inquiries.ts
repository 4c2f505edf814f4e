import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealEach } from '#server/keys/reseal-each.ts';
import {
  listPlainNotes,
  listSealedAnswers,
  listSealedInquiries,
  listSealedNotes,
  type SealedInquiry,
  sealPlainNote,
  updateSealedAnswer,
  updateSealedInquiry,
  updateSealedNote,
} from './sealed-inquiries.queries.ts';
import {
  emailHashes,
  openParts,
  phoneHashes,
  resealedAnswer,
  resealedNote,
  resealedParts,
  sealNote,
} from './sealed-inquiry.ts';

type Parts = { db: Db; keys: Keys; log: FastifyBaseLogger };

/**
 * Seals and hashes inquiries with the newest keys, because they are kept longer than an old key is valid. If each
 * purpose has only one key, it only seals the notes that are not sealed yet.
 */
export function resealInquiries({ db, keys, log }: Parts) {
  const logged = { db, log };

  return async () => {
    await resealEach(logged, {
      what: 'plain note on an inquiry',
      listAfter: listPlainNotes,
      reseal: (row) => sealPlainNote(db, row, sealNote(keys, row.id, row.content)),
    });
    if (keys.secrets('data').length === 1 && keys.secrets('inquiry').length === 1) return;
    await resealEach(logged, { what: 'inquiry', listAfter: listSealedInquiries, reseal });
    await resealEach(logged, {
      what: 'answer to an inquiry',
      listAfter: listSealedAnswers,
      reseal: async (row) => {
        const sealed = resealedAnswer(keys, row.id, row.sealed);
        if (sealed) await updateSealedAnswer(db, row, sealed);
      },
    });
    await resealEach(logged, {
      what: 'note on an inquiry',
      listAfter: listSealedNotes,
      reseal: async (row) => {
        const sealed = resealedNote(keys, row.id, row.sealed);
        if (sealed) await updateSealedNote(db, row, sealed);
      },
    });
  };

  async function reseal(row: SealedInquiry) {
    const { email, phone } = openParts(keys, row.id, row.sealed);
    const [[emailHash], [phoneHash]] = [emailHashes(keys, email), phoneHashes(keys, phone)];
    const sealed = resealedParts(keys, row.id, row.sealed);
    if (!sealed && emailHash.equals(row.emailHash) && phoneHash.equals(row.phoneHash)) return;
    await updateSealedInquiry(db, row, { sealed: sealed ?? row.sealed, emailHash, phoneHash });
  }
}
