import type { DbOrTx, Tx } from '#server/db/database.ts';

export async function listComments(
  db: DbOrTx,
  storeId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .selectFrom('adminComments as c')
    .leftJoin('users as u', 'u.id', 'c.authorId')
    .select(['c.id', 'c.content', 'u.name as authorName', 'c.createdAt'])
    .where('c.storeId', '=', storeId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countComments(db: DbOrTx, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('adminComments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('storeId', '=', storeId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertComment(
  tx: Tx,
  comment: { storeId: string; id: string; authorId: string; content: string; createdAt: Date },
) {
  await tx.insertInto('adminComments').values(comment).execute();
}

export async function findAuthorName(db: DbOrTx, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

export async function deleteComments(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom('adminComments').where('storeId', '=', storeId).execute();
}
