import type { DbOrTx } from '#server/db/database.ts';

export async function listRemovedSince(db: DbOrTx, storeId: string, revision: number): Promise<string[]> {
  const rows = await db
    .selectFrom('menuItems')
    .select('id')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is not', null)
    .where('revision', '>', revision)
    .execute();
  return rows.map(({ id }) => id);
}
