import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { readTossWebhook } from '#server/providers/toss/toss-webhook.ts';
import { settleTask } from '../card/settle-task.ts';
import { findChargeOf } from './pay-links.queries.ts';

const largestBody = 16 * 1024;

/**
 * Toss Payments says that a payment changed. Anybody can send such a notice, so it only makes us ask Toss Payments
 * about the payment, if its charge is undecided. The response is always the same.
 */
export function registerTossNotices(
  app: FastifyInstance,
  { db, waitMilliseconds }: { db: Db; waitMilliseconds: number },
) {
  app.post('/webhooks/toss', { bodyLimit: largestBody }, async (request) => {
    const checkoutKey = readTossWebhook(request.body)?.paymentKey;
    const charge = checkoutKey && (await findChargeOf(db, { provider: 'toss', checkoutKey }));
    if (charge) {
      // The request that confirms the payment may still be under way. If the job ran before it, the job would abandon
      // the charge.
      const delaySeconds = waitMilliseconds / 1_000 + 5;
      await insertJob(db, { task: settleTask, payload: { ...charge, answerKey: null }, delaySeconds });
    }
    return { status: 'OK' };
  });
}
