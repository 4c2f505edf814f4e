import type { Language } from '@maru/contract/language.ts';
import type { Db } from '#server/db/database.ts';

export async function findProfile(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'admin', 'language'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, language: row.language as Language };
}

/** Undefined if the user no longer exists. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst();
  return row?.passwordHash;
}
