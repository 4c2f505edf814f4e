import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';

/** Data for mails about a password. `username` in lower case, as stored. */
export async function findUserToWrite(db: DbOrTx, key: { id: string } | { username: string }) {
  const users = db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'language', 'emailVerifiedAt'])
    .where('deletedAt', 'is', null);
  const found = 'id' in key ? users.where('id', '=', key.id) : users.where('username', '=', key.username);
  const row = await found.executeTakeFirst();
  return row && { ...row, language: row.language as Language };
}

/** The username of the active user who verified the phone last: several may have the same one. */
export async function findUsernameOfPhone(db: DbOrTx, e164: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('username')
    .where('phoneE164', '=', e164)
    .where('phoneVerifiedAt', 'is not', null)
    .where('accountNonExpired', '=', true)
    .orderBy('phoneVerifiedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.username;
}
