import type { DbOrTx } from '#server/db/database.ts';
import { findStatuses } from './messages.queries.ts';

/** What became of a message: on its way, with the carrier, on the phone, there as a text instead, or nowhere. */
export type Delivery = 'QUEUED' | 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FAILED';

const deliveries: Readonly<Record<string, Delivery>> = {
  QUEUED: 'QUEUED',
  SENT: 'SENT',
  DELIVERED: 'DELIVERED',
  FALLBACK_SENT: 'FALLBACK_SENT',
  FAILED: 'FAILED',
  FALLBACK_FAILED: 'FAILED',
};

/** A message that failed is on its way again while the text in its place is. One that is kept no more is nowhere. */
export async function deliveryOf(db: DbOrTx, messageId: string): Promise<Delivery> {
  const found = await findStatuses(db, messageId);
  if (found?.textStatus === 'QUEUED') return 'QUEUED';
  return deliveries[found?.status ?? ''] ?? 'FAILED';
}
