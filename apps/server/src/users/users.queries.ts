import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';

export type NewUser = {
  id: string;
  username: string;
  name: string;
  passwordHash: string;
  language: Language;
  admin: boolean;
  emailVerifiedAt: Date | null;
};

export async function insertUser(db: DbOrTx, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** `username` as typed; it is kept in lower case. */
export async function findUserByUsername(db: DbOrTx, username: string) {
  return db.selectFrom('users').selectAll().where('username', '=', username.toLowerCase()).executeTakeFirst();
}

export async function updateUserFlags(
  db: DbOrTx,
  id: string,
  flags: { accountNonLocked?: boolean; accountNonExpired?: boolean; credentialsNonExpired?: boolean },
): Promise<void> {
  await db.updateTable('users').set(flags).where('id', '=', id).execute();
}

export async function isAdmin(db: DbOrTx, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('admin').where('id', '=', id).executeTakeFirst();
  return row?.admin ?? false;
}
