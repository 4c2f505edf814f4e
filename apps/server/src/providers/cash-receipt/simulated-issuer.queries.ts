import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';
import { setMood, takeMood } from '../simulated-moods.queries.ts';

/** REJECT: the tax office rejects it later. TIMEOUT: the request has its effect, but its answer does not arrive in time. */
export const issuerMoods = ['ISSUE', 'DECLINE', 'REJECT', 'LATE', 'TIMEOUT', 'LOST'] as const;
export type IssuerMood = (typeof issuerMoods)[number];
export type SimulatedReceipt = Selectable<DB['simulatedReceipts']>;

export async function takeIssuerMood(db: Db, storeId: string): Promise<IssuerMood> {
  return ((await takeMood(db, 'simulatedIssuers', storeId)) as IssuerMood | undefined) ?? 'ISSUE';
}

export function setIssuerMood(db: Db, storeId: string, next: IssuerMood): Promise<boolean> {
  return setMood(db, 'simulatedIssuers', { storeId, next });
}

/** A repeated request keeps its first receipt. */
export async function insertSimulatedReceipt(db: Db, receipt: Insertable<DB['simulatedReceipts']>) {
  await db
    .insertInto('simulatedReceipts')
    .values(receipt)
    .onConflict((conflict) => conflict.columns(['storeId', 'receiptId']).doNothing())
    .execute();
}

export async function findSimulatedReceipt(
  db: Db,
  { storeId, receiptId }: { storeId: string; receiptId: string },
): Promise<SimulatedReceipt | undefined> {
  return db
    .selectFrom('simulatedReceipts')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('receiptId', '=', receiptId)
    .executeTakeFirst();
}

/** The first cancellation of a receipt counts. */
export async function cancelSimulatedReceipt(
  db: Db,
  { storeId, receiptId, cancelId }: { storeId: string; receiptId: string; cancelId: string },
  cancelledAt: Date,
) {
  await db
    .updateTable('simulatedReceipts')
    .set({ cancelId, cancelledAt })
    .where('storeId', '=', storeId)
    .where('receiptId', '=', receiptId)
    .where('cancelId', 'is', null)
    .execute();
}
