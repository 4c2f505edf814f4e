import type { DbOrTx } from '#server/db/database.ts';
import { deliveriesOf } from './delivery-of.ts';

/** EXPIRED: no carrier took the message while it was useful. */
export type Outcome = 'QUEUED' | 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FAILED' | 'EXPIRED';

/** A message in the history of a feature, which is kept longer than `messages`. */
export type HistoryRow = { storeId: string; id: string; messageId: string };
export type NewOutcome = { outcome: Outcome; settledAt: Date | null };

/** After this time the dealer is not asked any more. */
const finalAfter = 24 * 3_600_000;

/** Whether the outcome of a message can no longer change. */
export function isFinal(outcome: Outcome, postedAt: Date, now: Date): boolean {
  const isOld = now.getTime() - postedAt.getTime() > finalAfter;
  return (outcome !== 'QUEUED' && outcome !== 'SENT') || (isOld && outcome === 'SENT');
}

/** Reads the present outcomes of messages in one statement. */
export async function outcomesOf(
  db: DbOrTx,
  messageIds: readonly string[],
): Promise<(messageId: string) => Outcome> {
  const find = await deliveriesOf(db, messageIds);
  return (messageId) => {
    const { delivery, wasTooLate } = find(messageId);
    return delivery === 'FAILED' && wasTooLate ? 'EXPIRED' : delivery;
  };
}
