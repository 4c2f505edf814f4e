import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { readTossWebhook } from '#server/providers/toss/toss-webhook.ts';
import { settleTask } from '../card/settle-task.ts';
import { findChargeOf } from './pay-links.queries.ts';

const largestBody = 16 * 1024;

/**
 * Toss Payments says that a payment changed. Anybody can send that, so it only makes us read the payment again, if a charge
 * of ours waits for it. The answer is always the same.
 */
export function registerTossNotices(
  app: FastifyInstance,
  { db, waitMilliseconds }: { db: Db; waitMilliseconds: number },
) {
  app.post('/webhooks/toss', { bodyLimit: largestBody }, async (request) => {
    const checkoutKey = readTossWebhook(request.body)?.paymentKey;
    const charge = checkoutKey && (await findChargeOf(db, { provider: 'toss', checkoutKey }));
    if (charge) {
      // The request that confirms it may still be under way. Settled before that, the charge would be given up.
      const delaySeconds = waitMilliseconds / 1_000 + 5;
      await insertJob(db, { task: settleTask, payload: { ...charge, answerKey: null }, delaySeconds });
    }
    return { status: 'OK' };
  });
}
