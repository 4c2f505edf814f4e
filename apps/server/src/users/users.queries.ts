import type { Language } from '@maru/contract/language.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export type NewUser = {
  id: string;
  username: string;
  name: string;
  passwordHash: string;
  language: Language;
  admin: boolean;
  emailVerifiedAt: Date | null;
  phoneE164?: string;
  phoneCallingCode?: string;
  phoneVerifiedAt?: Date;
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

export type NewPassword = {
  userId: string;
  passwordHash: string;
  now: Date;
  /** Only where this is still the hash of the present one. */
  insteadOf?: string;
};

/** Credentials that had expired are good again with it. Answers whether it was set. */
export async function updatePassword(db: DbOrTx, password: NewPassword): Promise<boolean> {
  const { userId, passwordHash, now, insteadOf } = password;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash, passwordChangedAt: now, credentialsNonExpired: true })
    .where('id', '=', userId)
    .$if(insteadOf !== undefined, (users) => users.where('passwordHash', '=', insteadOf as string))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The first time counts. */
export async function updateEmailVerified(
  db: DbOrTx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: sql<Date>`coalesce(email_verified_at, ${now})` })
    .where('id', '=', userId)
    .execute();
}

export async function incrementSignInEpoch(db: DbOrTx, id: string): Promise<number> {
  const { signInEpoch } = await db
    .updateTable('users')
    .set({ signInEpoch: sql<number>`sign_in_epoch + 1` })
    .where('id', '=', id)
    .returning('signInEpoch')
    .executeTakeFirstOrThrow();
  return signInEpoch;
}
