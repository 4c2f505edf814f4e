import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { verifyEmail as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { markEmailVerified } from '#server/users/mark-email-verified.ts';
import { redeemMailToken } from '#server/verification/redeem-mail-token.ts';

/** Redeems the token of the mail. Who followed the link of somebody else's mail has not spent it: that is undone. */
export async function verifyEmail(
  { actor, now, transaction }: UserContext,
  { token, userId = actor.userId }: ParsedInputOf<typeof wire>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const owner = await redeemMailToken(tx, { purpose: 'VERIFY_EMAIL', token, now });
    if (!owner) fail('TOKEN_INVALID');
    if (owner.userId !== actor.userId || owner.userId !== userId) fail('INCORRECT_ACCESS');
    await markEmailVerified(tx, { userId, now });
  });
}
