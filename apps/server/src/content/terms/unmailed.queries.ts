import type { Db, Tx } from '#server/db/database.ts';

export type Unmailed = { publishedAt: Date; userId: string };

export async function insertUnmailed(tx: Tx, row: Unmailed & { triedAt: Date }): Promise<void> {
  await tx
    .insertInto('termsUnmailed')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Users whom no run has tried to mail since `before`, the one with the oldest try first. */
export async function listUnmailed(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<Unmailed[]> {
  return db
    .selectFrom('termsUnmailed')
    .select(['publishedAt', 'userId'])
    .where('triedAt', '<', before)
    .orderBy('triedAt')
    .orderBy('userId')
    .limit(limit)
    .execute();
}

/** Deletes the row of an unmailed user. Returns false if another instance has deleted it. */
export async function deleteUnmailed(tx: Tx, { publishedAt, userId }: Unmailed): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('termsUnmailed')
    .where('publishedAt', '=', publishedAt)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setTriedAt(db: Db, { publishedAt, userId }: Unmailed, triedAt: Date): Promise<void> {
  await db
    .updateTable('termsUnmailed')
    .set({ triedAt })
    .where('publishedAt', '=', publishedAt)
    .where('userId', '=', userId)
    .execute();
}
