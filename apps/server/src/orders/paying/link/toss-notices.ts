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
  { db, onCommit }: { db: Db; onCommit: () => void },
) {
  app.post('/webhooks/toss', { bodyLimit: largestBody }, async (request) => {
    const checkoutKey = readTossWebhook(request.body)?.paymentKey;
    const charge = checkoutKey && (await findChargeOf(db, { provider: 'toss', checkoutKey }));
    if (charge) {
      await insertJob(db, { task: settleTask, payload: { ...charge, answerKey: null } });
      onCommit();
    }
    return { status: 'OK' };
  });
}
