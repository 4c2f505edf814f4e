import type { AnswerDelivery } from '@maru/contract/inquiries/inquiry-states.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { deliveriesOf } from '#server/messaging/delivery-of.ts';
import { listQueuedAnswers, type QueuedAnswer, updateDelivery } from './answers.queries.ts';
import { markUnanswered } from './inquiries.queries.ts';

const atOnce = 500;

/** Every minute, records the outcome of the mails with answers. If a mail failed, the inquiry is pending again. */
export function settleAnswers({ db }: { db: Db }) {
  return async () => {
    let last: QueuedAnswer | undefined;
    do {
      const page = await listQueuedAnswers(db, last, atOnce);
      const ids = page.map(({ messageId }) => messageId);
      const find = await deliveriesOf(db, ids);
      for (const answer of page) {
        const { delivery } = find(answer.messageId);
        if (delivery !== 'QUEUED') await settle(db, answer, delivery === 'FAILED' ? 'FAILED' : 'SENT');
      }
      last = page.length === atOnce ? page.at(-1) : undefined;
    } while (last);
  };
}

async function settle(db: Db, answer: QueuedAnswer, delivery: AnswerDelivery): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isNew = await updateDelivery(tx, answer, delivery);
    if (isNew && delivery === 'FAILED') await markUnanswered(tx, answer);
  });
}
