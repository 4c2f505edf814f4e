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

export async function hasUsers(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Those of the names, in lower case, that somebody has. */
export async function listTakenUsernames(db: DbOrTx, names: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('users').select('username').where('username', 'in', names).execute();
  return rows.map(({ username }) => username);
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

export async function updatePassword(
  db: DbOrTx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash, passwordChangedAt: now })
    .where('id', '=', userId)
    .execute();
}
