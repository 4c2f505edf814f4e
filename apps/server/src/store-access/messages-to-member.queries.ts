import type { Tx } from '#server/db/database.ts';

/** Revenue messages to a person that have no known outcome yet. `storeId`: only those of this store. */
export async function listUnsettledRevenueMessages(
  tx: Tx,
  { userId, storeId }: { userId: string; storeId?: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('revenueMessages')
    .select('messageId')
    .where('userId', '=', userId)
    .where('settledAt', 'is', null)
    .$if(storeId !== undefined, (messages) => messages.where('storeId', '=', storeId as string))
    .execute();
  return rows.map(({ messageId }) => messageId);
}
