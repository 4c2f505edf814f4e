import type { DbOrTx } from '#server/db/database.ts';
import { deliveryOf, wasTooLate } from '#server/messaging/delivery-of.ts';
import type { Outcome } from './revenue-messages.queries.ts';

/** What became of a message so far. */
export async function outcomeOf(db: DbOrTx, messageId: string): Promise<Outcome> {
  const delivery = await deliveryOf(db, messageId);
  return delivery === 'FAILED' && (await wasTooLate(db, messageId)) ? 'EXPIRED' : delivery;
}
