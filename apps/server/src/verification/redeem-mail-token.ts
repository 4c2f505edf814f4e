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
/** `email`: the address that the mail reached. */
export type MailTokenOwner = { userId: string; email: string };

/**
 * Spends a token: of many at once exactly one is answered. Undefined where it is unknown, used, expired, replaced by a
 * later one, or its user has another address since. The spending is undone if `tx` is.
 */
export async function redeemMailToken(
  tx: Tx,
  { token, ...given }: Given,
): Promise<MailTokenOwner | undefined> {
  const tokenHash = hashMailToken(token);
  await lockOwnerOfToken(tx, tokenHash);
  return markMailTokenUsed(tx, { ...given, tokenHash });
}

/** Whose token it is, without spending it: for what must be right before it may be spent. */
export async function lookAtMailToken(
  db: DbOrTx,
  { token, ...given }: Given,
): Promise<MailTokenOwner | undefined> {
  return findMailToken(db, { ...given, tokenHash: hashMailToken(token) });
}

/** Whose token it is or was, good or not. Undefined where it is unknown: replaced, long expired or made up. */
export async function ownerOfMailToken(
  db: DbOrTx,
  { token, purpose }: Omit<Given, 'now'>,
): Promise<string | undefined> {
  return (await findMailTokenOwner(db, { tokenHash: hashMailToken(token), purpose }))?.userId;
}
