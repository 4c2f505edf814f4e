import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/db/database.ts';
import { hashMailToken } from './hash-mail-token.ts';
import {
  deleteMailTokens,
  insertMailToken,
  lockOwner,
  type MailTokenPurpose,
} from './mail-tokens.queries.ts';

const minute = 60_000;

/** Lifetime of a mail's link: 24 hours, or 30 minutes if it can take over an account. */
const lifetimes: Readonly<Record<MailTokenPurpose, number>> = {
  VERIFY_EMAIL: 24 * 60 * minute,
  CHANGE_EMAIL: 24 * 60 * minute,
  RESET_PASSWORD: 30 * minute,
};

/**
 * Creates the token of a mail and ends the user's older ones for that purpose. Only its hash is stored. Undefined if
 * the account was just deleted in favour of another (decision 0011).
 */
export async function issueMailToken(
  tx: Tx,
  mail: { purpose: MailTokenPurpose; userId: string; email: string; now: Date },
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const { purpose, userId, email, now } = mail;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);

  if (!(await lockOwner(tx, userId))) return undefined;
  await deleteMailTokens(tx, { userId, purpose });
  await insertMailToken(tx, {
    tokenHash: hashMailToken(token),
    purpose,
    userId,
    email,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Invalidates the user's tokens, or those for one purpose. */
export async function endMailTokens(
  tx: Tx,
  of: { userId: string; purpose?: MailTokenPurpose },
): Promise<void> {
  await deleteMailTokens(tx, of);
}
