import type { DbOrTx, Tx } from '#server/db/database.ts';
import { hashMailToken } from './hash-mail-token.ts';
import {
  findMailToken,
  findMailTokenOwner,
  lockOwnerOfToken,
  type MailTokenPurpose,
  markMailTokenUsed,
} from './mail-tokens.queries.ts';

type Given = { purpose: MailTokenPurpose; token: string; now: Date };
/** `email`: the address that the mail was sent to. */
export type MailTokenOwner = { userId: string; email: string };

/**
 * Spends a token; exactly one of several concurrent callers succeeds. Undefined if it is unknown, used, expired or
 * replaced, or if its user has another address now. A rollback of `tx` unspends it.
 */
export async function redeemMailToken(
  tx: Tx,
  { token, ...given }: Given,
): Promise<MailTokenOwner | undefined> {
  const tokenHash = hashMailToken(token);
  await lockOwnerOfToken(tx, tokenHash);
  return markMailTokenUsed(tx, { ...given, tokenHash });
}

/** The owner of a valid token without spending it, for checks that come first. */
export async function ownerOfValidMailToken(
  db: DbOrTx,
  { token, ...given }: Given,
): Promise<MailTokenOwner | undefined> {
  return findMailToken(db, { ...given, tokenHash: hashMailToken(token) });
}

/** The owner of a token, valid or not. Undefined if it is unknown: replaced, long expired or invented. */
export async function ownerOfMailToken(
  db: DbOrTx,
  { token, purpose }: Omit<Given, 'now'>,
): Promise<MailTokenOwner | undefined> {
  return findMailTokenOwner(db, { tokenHash: hashMailToken(token), purpose });
}
