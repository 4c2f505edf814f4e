import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { KakaoOutcome } from '#server/providers/kakao/kakao-provider.ts';
import type { SendParts } from '../carriers.ts';
import { fallBack } from './fall-back.ts';
import { type Look, postponeLook, settleLook, takeLook } from './kakao-messages.queries.ts';
import { nextStep } from './next-step.ts';

export const watchTask = 'watch-delivery';

/** Longer than any dealer takes to answer. */
const lookingSeconds = 60;

const Payload = z.object({ messageId: z.string() });

/**
 * Asks the dealer for the outcome of a Kakao message, with growing intervals, until it is delivered, falls back to a
 * text or remains unknown. Then its content is blanked.
 */
export function watchDelivery(parts: SendParts): Job {
  const { db, clock, log } = parts;
  return async (payload) => {
    const { messageId } = Payload.parse(payload);
    const look = await takeLook(db, messageId, lookingSeconds);
    if (!look) return;

    const { state, code } = await outcomeOf(parts, look);
    const { looks, carrierFallsBack, usefulUntil } = look;
    const usefulSeconds = usefulUntil ? (usefulUntil.getTime() - clock().getTime()) / 1_000 : undefined;
    const step = nextStep({ state, looks, carrierFallsBack, usefulSeconds });
    if ('lookInSeconds' in step) return lookAgain(db, messageId, step.lookInSeconds);

    const lastError = state === 'DELIVERED' ? null : `kakao: ${code ?? 'no news'}`;
    if (lastError)
      log.warn({ messageId, provider: look.provider, looks, lastError }, 'Kakao message not delivered');
    return 'fallBack' in step
      ? fallBack(parts, { ...look, lastError: lastError ?? '' })
      : settleLook(db, { id: messageId, status: step.settle, lastError });
  };
}

/** PENDING if there is no answer, or if another dealer has the message. */
async function outcomeOf({ carriers, log }: SendParts, look: Look): Promise<KakaoOutcome> {
  const { kakao } = carriers;
  if (!kakao || kakao.name !== look.provider || !look.providerMessageId) return { state: 'PENDING' };
  try {
    return await kakao.outcomeOf(look.providerMessageId);
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    log.warn(
      { messageId: look.id, provider: kakao.name, lastError },
      'outcome of a Kakao message not available',
    );
    return { state: 'PENDING' };
  }
}

async function lookAgain(db: Db, messageId: string, seconds: number) {
  await inTransaction(db, async (tx) => {
    await postponeLook(tx, { id: messageId, seconds });
    await insertJob(tx, { task: watchTask, payload: { messageId }, delaySeconds: seconds });
  });
}
