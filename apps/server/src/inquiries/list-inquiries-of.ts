import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { listAnswers } from './answers.queries.ts';
import { listInquiriesByEmail } from './inquiry-list.queries.ts';
import { emailHashes, openAnswer, openParts } from './sealed-inquiry.ts';

/**
 * The inquiries from an address, with their answers, for the person with that address. It does not say who answered.
 */
export async function listInquiriesOf(
  { db, keys }: { db: Db; keys: Keys },
  email: string,
): Promise<Record<string, unknown>[]> {
  const found = await listInquiriesByEmail(db, emailHashes(keys, email));
  const read: Record<string, unknown>[] = [];
  for (const { id, name, sealed, receivedAt } of found) {
    const answers = await listAnswers(db, id);
    read.push({
      ...{ receivedAt: receivedAt.toISOString(), name, ...openParts(keys, id, sealed) },
      answers: answers.map((answer) => ({
        at: answer.at.toISOString(),
        content: openAnswer(keys, answer.id, answer.sealed),
      })),
    });
  }
  return read;
}
