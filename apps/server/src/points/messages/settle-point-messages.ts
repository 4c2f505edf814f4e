import { isExpiryNotice } from '@maru/contract/points/point-messages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { Outcome } from '#server/messaging/outcome-of.ts';
import { settleOutcomes } from '#server/messaging/settle-outcomes.ts';
import { isTellable } from './message-hours.ts';
import { deleteNotices } from './notices.queries.ts';
import {
  listForgotten,
  listUnsettled,
  sendPointMessageTask,
  type Unsettled,
  updateOutcome,
  updatePointMessage,
  updateToWaiting,
} from './point-messages.queries.ts';
import { lockWaiting } from './waiting-message.queries.ts';

/** Every minute, records the outcome of the messages. */
export function settlePointMessages({ db, clock }: { db: Db; clock: () => Date }) {
  return async () => {
    const now = clock();
    await settleOutcomes<Unsettled>(db, {
      now,
      list: (last, limit) => listUnsettled(db, last, limit),
      write: (message, state) =>
        inTransaction(db, async (tx) => {
          await updateOutcome(tx, { ...message, ...state });
          if (state.outcome === 'EXPIRED') await tellLater(tx, message, now);
        }),
    });
    await endForgotten(db, now);
  };
}

/**
 * For a message that no carrier accepted in time: a notice is written again on the next day, and a message about a
 * purchase is posted again during the day.
 */
async function tellLater(tx: Tx, message: Unsettled, now: Date): Promise<void> {
  const { storeId, id, kind } = message;
  if (isExpiryNotice(kind)) return deleteNotices(tx, message);
  if (!isTellable(message, now)) return;
  await updateToWaiting(tx, message);
  await insertJob(tx, { task: sendPointMessageTask, payload: { storeId, id } });
}

const hour = 3_600_000;
/** After this time a message whose job keeps failing is of no use any more. */
const forgottenAfter = 36 * hour;
const endedAtOnce = 500;

async function endForgotten(db: Db, now: Date): Promise<void> {
  const ended = { outcome: 'EXPIRED' satisfies Outcome, reason: null, settledAt: now } as const;
  for (const message of await listForgotten(db, new Date(now.getTime() - forgottenAfter), endedAtOnce))
    await inTransaction(db, async (tx) => {
      // Skipped if it is being posted at this moment.
      if (!(await lockWaiting(tx, message))) return;
      await updatePointMessage(tx, message, ended);
      await deleteNotices(tx, message);
    });
}
