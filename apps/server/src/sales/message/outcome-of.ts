import type { DbOrTx } from '#server/db/database.ts';
import { deliveriesOf } from '#server/messaging/delivery-of.ts';
import type { Outcome } from './revenue-messages.queries.ts';

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
