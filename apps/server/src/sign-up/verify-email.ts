import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { verifyEmail as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { violates } from '#server/db/in-transaction.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { markEmailVerified } from '#server/users/mark-email-verified.ts';
import { ownerOfMailToken, redeemMailToken } from '#server/verification/redeem-mail-token.ts';
import { isEmailVerified } from './sign-up.queries.ts';

/** Confirms another address that the person asked for. Returns false if the token is not from such a link. */
export type ConfirmNewEmail = (
  tx: Tx,
  context: UserContext,
  link: { token: string; userId: string },
) => Promise<boolean>;

/**
 * Redeems the token of the mail. If the link belongs to somebody else, the transaction is rolled back and the token is
 * not spent.
 */
export function verifyEmailBy({ confirmNewEmail }: { confirmNewEmail: ConfirmNewEmail }) {
  return async function verifyEmail(
    context: UserContext,
    { token, userId = context.actor.userId }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const { actor, now, transaction } = context;
    const verify = transaction(async (tx) => {
      if (await confirmNewEmail(tx, context, { token, userId })) return;
      const owner = await redeemMailToken(tx, { purpose: 'VERIFY_EMAIL', token, now });
      if (!owner) return refuse(tx, { token, userId, callerId: actor.userId });
      if (owner.userId !== actor.userId || owner.userId !== userId) fail('INCORRECT_ACCESS');
      await markEmailVerified(tx, { userId, now });
      const entry = { userId, module: 'sign-up', act: 'verifyEmail' };
      await writeUserTrail(tx, context, { ...entry, before: null, after: null });
    });
    await verify.catch((error) => {
      if (violates(error, 'users__username')) fail('USED_EMAIL');
      throw error;
    });
  };
}

type Useless = { token: string; userId: string; callerId: string };

/**
 * If the caller opens the mail's link a second time, the refusal says that the address is already verified. An unknown
 * token may have been the caller's; another user's token says nothing about the caller.
 */
async function refuse(tx: Tx, { token, userId, callerId }: Useless): Promise<never> {
  const owner = await ownerOfMailToken(tx, { purpose: 'VERIFY_EMAIL', token });
  const ownerId = owner?.userId ?? callerId;
  const isCallers = ownerId === callerId && userId === callerId;
  if (isCallers && (await isEmailVerified(tx, callerId)))
    fail('TOKEN_INVALID', { reason: 'ALREADY_VERIFIED' });
  return fail('TOKEN_INVALID');
}
