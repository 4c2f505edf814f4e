import type { DbOrTx } from '#server/db/database.ts';
import { deliveriesOf } from './delivery-of.ts';

/** EXPIRED: no carrier took the message while it was useful. */
export type Outcome = 'QUEUED' | 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FAILED' | 'EXPIRED';

/** A message in the history of a feature, which is kept longer than `messages`. */
export type HistoryRow = { storeId: string; id: string; messageId: string };
export type NewOutcome = { outcome: Outcome; settledAt: Date | null };

/** After that no dealer is asked any more. */
const finalAfter = 24 * 3_600_000;

/** Whether nothing more will be known of a message. */
export function isFinal(outcome: Outcome, postedAt: Date, now: Date): boolean {
  const isOld = now.getTime() - postedAt.getTime() > finalAfter;
  return (outcome !== 'QUEUED' && outcome !== 'SENT') || (isOld && outcome === 'SENT');
}

/** The outcome of messages so far, read at once. */
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
