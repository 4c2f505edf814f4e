import type { Language } from '@maru/contract/language.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';
import { maySignInPiece } from './may-sign-in.queries.ts';

export type NewUser = {
  id: string;
  username: string;
  name: string;
  passwordHash: string;
  language: Language;
  admin: boolean;
  emailVerifiedAt: Date | null;
  createdAt?: Date;
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

/** Whether an address is taken. An address of an account that gives way (`givesWay`) counts as free. */
export async function isUsernameTaken(
  db: DbOrTx,
  { username, now }: { username: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where((user) => user.not(givesWay(user, now)))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the id of the deleted account. */
export async function deleteUnclaimed(
  tx: Tx,
  { username, now }: { username: string; now: Date },
): Promise<string | undefined> {
  // Lock the row first: a concurrent verification or mail for this address then finishes before the delete checks it.
  await tx.selectFrom('users').select('id').where('username', '=', username).forUpdate().execute();
  const gone = await tx
    .deleteFrom('users')
    .where('username', '=', username)
    .where((user) => givesWay(user, now))
    .returning('id')
    .executeTakeFirst();
  return gone?.id;
}

/**
 * Whether an account gives way to a new owner of its address: unverified, older than a week or without a valid
 * verification link, in no store, and no admin.
 */
function givesWay(user: ExpressionBuilder<DB, 'users'>, now: Date) {
  const openLink = user
    .selectFrom('mailTokens')
    .select('userId')
    .whereRef('mailTokens.userId', '=', 'users.id')
    .where('purpose', '=', 'VERIFY_EMAIL')
    .where('expiresAt', '>', now);
  const membership = user
    .selectFrom('storeMembers')
    .select('userId')
    .whereRef('storeMembers.userId', '=', 'users.id');
  return user.and([
    user('emailVerifiedAt', 'is', null),
    user('admin', '=', false),
    user.or([
      user('users.createdAt', '<=', sql<Date>`now() - interval '7 days'`),
      user.not(user.exists(openLink)),
    ]),
    user.not(user.exists(membership)),
  ]);
}

/** The names among these, in lower case, that are taken. */
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

/** Locks all admins, always in the same order, until the commit; or locks one of them. */
export async function lockAdmins(tx: Tx, which: 'all' | string) {
  const admins = tx
    .selectFrom('users')
    .select(['id', maySignInPiece('users').as('maySignIn')])
    .where('admin', '=', true)
    .orderBy('id');
  const locked = which === 'all' ? admins.forUpdate() : admins.where('id', '=', which).forShare();
  return locked.execute();
}

export type NewPassword = {
  userId: string;
  passwordHash: string;
  now: Date;
  /** Set only if this is still the current hash. */
  insteadOf?: string;
};

/**
 * Sets a password. Also renews expired credentials, and drops an address or number that waits to be confirmed: whoever
 * knew the old password may have asked for it. Returns whether the password was set.
 */
export async function updatePassword(db: DbOrTx, password: NewPassword): Promise<boolean> {
  const { userId, passwordHash, now, insteadOf } = password;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash, passwordChangedAt: now, credentialsNonExpired: true })
    .set({ newUsername: null, newPhoneE164: null, newPhoneCallingCode: null })
    .where('id', '=', userId)
    .$if(insteadOf !== undefined, (users) => users.where('passwordHash', '=', insteadOf as string))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks an address as verified. An earlier time of verification stays. */
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

export type UserToErase = {
  username: string;
  name: string;
  /** An address that the person wants and has not confirmed. */
  newUsername: string | null;
  language: Language;
  admin: boolean;
};

/**
 * Locks a user. For an admin it locks all admins: if two admins leave at the same time, the second no longer
 * finds the first.
 */
export async function lockToErase(
  tx: Tx,
  id: string,
): Promise<{ user: UserToErase; otherAdmins: number } | undefined> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'username', 'newUsername', 'name', 'language', 'admin'])
    .select(maySignInPiece('users').as('maySignIn'))
    .where('deletedAt', 'is', null)
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb('id', '=', id),
        and([
          eb('admin', '=', true),
          selectFrom('users as one').select('one.admin').where('one.id', '=', id),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const user = rows.find((row) => row.id === id);
  if (!user) return undefined;
  // Admins who cannot sign in cannot unlock accounts either, so they do not count.
  const others = rows.filter((row) => row.id !== id && row.maySignIn);
  return { user: { ...user, language: user.language as Language }, otherAdmins: others.length };
}

/** How many other admins can sign in, if this is one; null for anybody else, undefined if there is no such user. */
export async function countOtherAdmins(db: DbOrTx, id: string): Promise<number | null | undefined> {
  const { rows } = await sql<{ admin: boolean; others: number }>`
    select u.admin, (select count(*)::integer from users o where o.admin and o.id <> u.id
      and ${maySignInPiece('o')}) as others
    from users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  const [row] = rows;
  return row && (row.admin ? row.others : null);
}

/** Blanks everything about a person, including what admins wrote about the account. The id replaces the address. */
export async function blankUser(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.deleteFrom('userFlagChanges').where('userId', '=', id).execute();
  await tx
    .updateTable('users')
    .set({
      ...{ username: id, name: '', passwordHash: '', admin: false, emailVerifiedAt: null },
      ...{ phoneE164: null, phoneCallingCode: null, phoneVerifiedAt: null },
      ...{ birthday: null, gender: null, pictureFileId: null },
      ...{ newUsername: null, newPhoneE164: null, newPhoneCallingCode: null },
      ...{ accountNonExpired: false, deletedAt: at },
    })
    .where('id', '=', id)
    .execute();
}
