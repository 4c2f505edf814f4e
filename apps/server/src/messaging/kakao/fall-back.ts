import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { unseal } from '#server/keys/seal.ts';
import { lateError } from '../delivery-of.ts';
import { enqueueMessage, labelOf } from '../enqueue-message.ts';
import type { KakaoMessage } from '../post.ts';
import { markNotByKakao } from './kakao-messages.queries.ts';

type Parts = { db: Db; keys: Keys; clock: () => Date };

/**
 * Posts the text fallback of a failed Kakao message, unless it is too late to be useful. The state change and the post
 * are one transaction, so never more than one text is posted, whichever process detects the failure.
 */
export async function fallBack(
  { db, keys, clock }: Parts,
  message: { id: string; sealed: Buffer; usefulUntil: Date | null; lastError: string },
): Promise<void> {
  const { id, sealed, usefulUntil, lastError } = message;
  const { kind, to, shownAs, text } = JSON.parse(unseal(keys, labelOf(id), sealed)) as KakaoMessage;
  const isLate = usefulUntil !== null && usefulUntil <= clock();
  await inTransaction(db, async (tx) => {
    const isOurs = await markNotByKakao(tx, { id, lastError: isLate ? lateError(lastError) : lastError });
    if (!isOurs || isLate) return;
    await enqueueMessage(tx, keys, {
      channel: 'SMS',
      message: { kind, to, text, ...(shownAs && { shownAs }), ...(usefulUntil && { usefulUntil }) },
      fallbackOf: id,
    });
  });
}
