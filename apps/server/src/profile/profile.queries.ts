import type { Language } from '@maru/contract/language.ts';
import type { Db } from '#server/db/database.ts';

export async function findProfile(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'admin', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, language: row.language as Language };
}
