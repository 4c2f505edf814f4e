import type { Tx } from '#server/db/database.ts';
import { cancelMessages } from '#server/messaging/cancel-messages.ts';
import { listUnsettledRevenueMessages } from './messages-to-member.queries.ts';

/**
 * Takes back the figures that are on the way to a person who may not see them any more: of one store, or of all. Call it
 * after the membership was changed, so that a message that was posted just before is found.
 */
export async function cancelRevenueMessages(tx: Tx, to: { userId: string; storeId?: string }): Promise<void> {
  await cancelMessages(tx, await listUnsettledRevenueMessages(tx, to));
}
