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

/** How long a mail may lie before its link is followed: 24 hours, and 30 minutes where it gives an account away. */
const lifetimes = { VERIFY_EMAIL: 24 * 60 * minute, RESET_PASSWORD: 30 * minute };

/**
 * Makes the token that a mail carries, once readable, here. A new one ends its user's older ones of that purpose.
 * Undefined where the account has just given way to another (decision 0011).
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

/** What was sent for this purpose is worth nothing from now on. */
export async function endMailTokens(
  tx: Tx,
  of: { userId: string; purpose: MailTokenPurpose },
): Promise<void> {
  await deleteMailTokens(tx, of);
}
