import type { DbOrTx } from '#server/db/database.ts';

export async function deleteSessionsOfUser(
  db: DbOrTx,
  userId: string,
  exceptGrantId?: string,
): Promise<void> {
  await db
    .deleteFrom('signInSessions')
    .where('userId', '=', userId)
    .$if(exceptGrantId !== undefined, (rows) => rows.where('grantId', '!=', exceptGrantId as string))
    .execute();
}
