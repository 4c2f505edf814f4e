import type { DbOrTx, Tx } from '#server/db/database.ts';

export type MailTokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_EMAIL';

/** The address that the link's user must still have, or still want. */
function addressFor(purpose: MailTokenPurpose) {
  return purpose === 'CHANGE_EMAIL' ? 'users.newUsername' : 'users.username';
}

export type NewMailToken = {
  tokenHash: Buffer;
  purpose: MailTokenPurpose;
  userId: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
};

export type MailTokenKey = { tokenHash: Buffer; purpose: MailTokenPurpose; now: Date };

/** Locks the user: the later of two concurrent mails then ends the earlier. False if unknown or deleted. */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  const users = tx.selectFrom('users').select('id').where('id', '=', userId).where('deletedAt', 'is', null);
  return (await users.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Like `lockOwner`, for a token. Call it before locking the token: the other order could deadlock. */
export async function lockOwnerOfToken(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .selectFrom('users')
    .innerJoin('mailTokens', 'mailTokens.userId', 'users.id')
    .select('users.id')
    .where('tokenHash', '=', tokenHash)
    .forNoKeyUpdate('users')
    .execute();
}

export async function insertMailToken(tx: Tx, token: NewMailToken): Promise<void> {
  await tx.insertInto('mailTokens').values(token).execute();
}

/** A valid token: unused, not expired, and its user still has, or wants, the address it was sent to. */
export async function findMailToken(db: DbOrTx, { tokenHash, purpose, now }: MailTokenKey) {
  return db
    .selectFrom('mailTokens')
    .innerJoin('users', 'users.id', 'mailTokens.userId')
    .select(['mailTokens.userId', 'mailTokens.email'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .whereRef(addressFor(purpose), '=', 'mailTokens.email')
    .executeTakeFirst();
}

/** The user and the address of a token, even if it is used or expired. */
export async function findMailTokenOwner(db: DbOrTx, { tokenHash, purpose }: Omit<MailTokenKey, 'now'>) {
  return db
    .selectFrom('mailTokens')
    .select(['userId', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Uses up a valid token in one statement, so that exactly one of several concurrent callers succeeds. */
export async function markMailTokenUsed(tx: DbOrTx, { tokenHash, purpose, now }: MailTokenKey) {
  return tx
    .updateTable('mailTokens')
    .from('users')
    .set({ usedAt: now })
    .whereRef('users.id', '=', 'mailTokens.userId')
    .whereRef(addressFor(purpose), '=', 'mailTokens.email')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['mailTokens.userId', 'mailTokens.email'])
    .executeTakeFirst();
}

export async function deleteMailTokens(
  tx: Tx,
  { userId, purpose }: { userId: string; purpose?: MailTokenPurpose },
): Promise<void> {
  await tx
    .deleteFrom('mailTokens')
    .where('userId', '=', userId)
    .$if(purpose !== undefined, (tokens) => tokens.where('purpose', '=', purpose as MailTokenPurpose))
    .execute();
}

export async function deleteExpiredMailTokens(db: DbOrTx, at: Date): Promise<void> {
  await db.deleteFrom('mailTokens').where('expiresAt', '<=', at).execute();
}
