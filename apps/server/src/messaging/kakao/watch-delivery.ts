import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { KakaoOutcome } from '#server/providers/kakao/kakao-provider.ts';
import type { SendParts } from '../carriers.ts';
import { fallBack } from './fall-back.ts';
import {
  claimDeliveryCheck,
  type DeliveryCheck,
  endDeliveryChecks,
  postponeDeliveryCheck,
} from './kakao-messages.queries.ts';
import { nextStep } from './next-step.ts';

export const watchTask = 'watch-delivery';

/** Longer than any dealer takes to answer. */
const claimSeconds = 60;

const Payload = z.object({ messageId: z.string() });

/**
 * Asks the dealer for the outcome of a Kakao message, with growing intervals, until it is delivered, falls back to a
 * text or remains unknown. Then its content is erased.
 */
export function watchDelivery(parts: SendParts): Job {
  const { db, clock, log } = parts;
  return async (payload) => {
    const { messageId } = Payload.parse(payload);
    const check = await claimDeliveryCheck(db, messageId, claimSeconds);
    if (!check) return;

    const { state, code } = await outcomeOf(parts, check);
    const { kind, looks, carrierFallsBack, usefulUntil } = check;
    const usefulSeconds = usefulUntil ? (usefulUntil.getTime() - clock().getTime()) / 1_000 : undefined;
    const step = nextStep({ kind, state, looks, carrierFallsBack, usefulSeconds });
    if ('checkInSeconds' in step) return checkAgain(db, messageId, step.checkInSeconds);

    const lastError = state === 'DELIVERED' ? null : `kakao: ${code ?? 'no news'}`;
    if (lastError)
      log.warn({ messageId, provider: check.provider, looks, lastError }, 'Kakao message not delivered');
    return 'fallBack' in step
      ? fallBack(parts, { ...check, lastError: lastError ?? '' })
      : endDeliveryChecks(db, { id: messageId, status: step.settle, lastError });
  };
}

/** PENDING if there is no answer, or if another dealer has the message. */
async function outcomeOf({ carriers, log }: SendParts, check: DeliveryCheck): Promise<KakaoOutcome> {
  const { kakao } = carriers;
  if (!kakao || kakao.name !== check.provider || !check.providerMessageId) return { state: 'PENDING' };
  try {
    return await kakao.outcomeOf(check.providerMessageId);
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    log.warn(
      { messageId: check.id, provider: kakao.name, lastError },
      'outcome of a Kakao message not available',
    );
    return { state: 'PENDING' };
  }
}

async function checkAgain(db: Db, messageId: string, seconds: number) {
  await inTransaction(db, async (tx) => {
    await postponeDeliveryCheck(tx, { id: messageId, seconds });
    await insertJob(tx, { task: watchTask, payload: { messageId }, delaySeconds: seconds });
  });
}
