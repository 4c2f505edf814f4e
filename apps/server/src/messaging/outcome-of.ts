import type { DbOrTx } from '#server/db/database.ts';
import { deliveriesOf } from './delivery-of.ts';

/** EXPIRED: no carrier took the message while it was useful. */
export type Outcome = 'QUEUED' | 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FAILED' | 'EXPIRED';

/** What became of messages so far, read at once. */
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
