import { isExpiryNotice } from '@maru/contract/points/point-messages.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { isFinal, type Outcome, outcomesOf } from '#server/messaging/outcome-of.ts';
import { deleteNotices } from './notices.queries.ts';
import { listUnsettled, type Unsettled, updateOutcome } from './point-messages.queries.ts';

const atOnce = 500;

/** Every minute, records what became of the messages, before the carriers' rows are deleted. */
export function settlePointMessages({ db, clock }: { db: Db; clock: () => Date }) {
  return async () => {
    const now = clock();
    let last: Unsettled | undefined;
    do {
      const page = await listUnsettled(db, last, atOnce);
      const ids = page.map(({ messageId }) => messageId);
      const outcomeOf = await outcomesOf(db, ids);
      for (const message of page) await settle(db, message, outcomeOf(message.messageId), now);
      last = page.length === atOnce ? page.at(-1) : undefined;
    } while (last);
  };
}

/** Writes what is new only. A notice that no carrier took in time is written again on the next day. */
async function settle(db: Db, message: Unsettled, outcome: Outcome, now: Date): Promise<void> {
  const isSettled = isFinal(outcome, message.at, now);
  if (!isSettled && outcome === message.outcome) return;
  await inTransaction(db, async (tx) => {
    await updateOutcome(tx, message, { outcome, settledAt: isSettled ? now : null });
    if (outcome === 'EXPIRED' && isExpiryNotice(message.kind)) await deleteNotices(tx, message);
  });
}
