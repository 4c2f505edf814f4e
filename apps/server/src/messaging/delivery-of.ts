import type { DbOrTx } from '#server/db/database.ts';
import { findStatus } from './messages.queries.ts';

/** What became of a message: on its way, with the carrier, on the phone, there as a text instead, or nowhere. */
export type Delivery = 'QUEUED' | 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FAILED';

/** One that is not kept any more counts as with the carrier: nobody says otherwise. */
export async function deliveryOf(db: DbOrTx, messageId: string): Promise<Delivery> {
  return (await findStatus(db, messageId)) ?? 'SENT';
}
