import type { Db } from '#server/db/database.ts';

/** Tables with what the simulated provider of a store does next. */
type MoodTable = 'simulatedTerminals' | 'simulatedIssuers';

/** Reads and clears the configured mood: it applies to one request. */
export async function takeMood(db: Db, table: MoodTable, storeId: string): Promise<string | undefined> {
  const row = await db.deleteFrom(table).where('storeId', '=', storeId).returning('next').executeTakeFirst();
  return row?.next;
}

/** Sets the mood. Returns false if the store does not exist. */
export async function setMood(
  db: Db,
  table: MoodTable,
  { storeId, next }: { storeId: string; next: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
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
