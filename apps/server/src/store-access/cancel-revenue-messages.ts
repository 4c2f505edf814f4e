import type { Tx } from '#server/db/database.ts';
import { cancelMessages } from '#server/messaging/cancel-messages.ts';
import { listUnsettledRevenueMessages } from './messages-to-member.queries.ts';

/**
 * Cancels pending revenue messages to a person who may no longer see the figures: of one store, or of all. Call it
 * after the membership was changed, so that it also finds a message that was posted just before.
 */
export async function cancelRevenueMessages(tx: Tx, to: { userId: string; storeId?: string }): Promise<void> {
  await cancelMessages(tx, await listUnsettledRevenueMessages(tx, to));
}
