import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

export const terminalMoods = ['APPROVE', 'DECLINE', 'LATE', 'TIMEOUT', 'LOST', 'TWICE'] as const;
export type TerminalMood = (typeof terminalMoods)[number];
export type SimulatedCharge = Selectable<DB['simulatedTerminalCharges']>;

/** Reads and clears the configured mood: it applies to one charge. */
export async function takeMood(db: Db, storeId: string): Promise<TerminalMood> {
  const row = await db
    .deleteFrom('simulatedTerminals')
    .where('storeId', '=', storeId)
    .returning('next')
    .executeTakeFirst();
  return (row?.next as TerminalMood | undefined) ?? 'APPROVE';
}

/** False if the store does not exist. */
export async function setMood(db: Db, storeId: string, next: TerminalMood): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('simulatedTerminals')
    .columns(['storeId', 'next'])
    .expression((eb) =>
      eb
        .selectFrom('stores')
        .select((row) => ['id', row.val(next).as('next')])
        .where('id', '=', storeId),
    )
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet({ next }))
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A repeated intent keeps its first charge. */
export async function insertCharge(db: Db, charge: SimulatedCharge) {
  await db
    .insertInto('simulatedTerminalCharges')
    .values(charge)
    .onConflict((conflict) => conflict.columns(['storeId', 'intentId']).doNothing())
    .execute();
}

export async function findCharge(
  db: Db,
  storeId: string,
  intentId: string,
): Promise<SimulatedCharge | undefined> {
  return db
    .selectFrom('simulatedTerminalCharges')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('intentId', '=', intentId)
    .executeTakeFirst();
}
