import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { verifyEmail as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { leaveUserTrail } from '#server/audit/leave-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { markEmailVerified } from '#server/users/mark-email-verified.ts';
import { ownerOfMailToken, redeemMailToken } from '#server/verification/redeem-mail-token.ts';
import { isEmailVerified } from './sign-up.queries.ts';

/** Redeems the token of the mail. Who followed the link of somebody else's mail has not spent it: that is undone. */
export async function verifyEmail(
  context: UserContext,
  { token, userId = context.actor.userId }: ParsedInputOf<typeof wire>,
): Promise<undefined> {
  const { actor, now, transaction } = context;
  await transaction(async (tx) => {
    const owner = await redeemMailToken(tx, { purpose: 'VERIFY_EMAIL', token, now });
    if (!owner) return refuse(tx, { token, userId, callerId: actor.userId });
    if (owner.userId !== actor.userId || owner.userId !== userId) fail('INCORRECT_ACCESS');
    await markEmailVerified(tx, { userId, now });
    const entry = { userId, module: 'sign-up', act: 'verifyEmail' };
    await leaveUserTrail(tx, context, { ...entry, before: null, after: null });
  });
}

type Useless = { token: string; userId: string; callerId: string };

/**
 * Who presses the button of the mail a second time is told that all is well. A token that nobody knows any more may have
 * been the caller's; what is another's says nothing about the caller.
 */
async function refuse(tx: Tx, { token, userId, callerId }: Useless): Promise<never> {
  const ownerId = (await ownerOfMailToken(tx, { purpose: 'VERIFY_EMAIL', token })) ?? callerId;
  const isCallers = ownerId === callerId && userId === callerId;
  if (isCallers && (await isEmailVerified(tx, callerId)))
    fail('TOKEN_INVALID', { reason: 'ALREADY_VERIFIED' });
  return fail('TOKEN_INVALID');
}
