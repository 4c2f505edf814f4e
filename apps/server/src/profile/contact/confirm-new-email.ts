import { writeUserTrail } from '#server/audit/write-trail.ts';
import { fail } from '#server/http/refusal.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import type { ConfirmNewEmail } from '#server/sign-up/verify-email.ts';
import { freeUsername } from '#server/users/free-username.ts';
import { profileOf } from '#server/users/profile-of.ts';
import { setEmail } from '#server/users/set-contact.ts';
import { endMailTokens } from '#server/verification/issue-mail-token.ts';
import { ownerOfMailToken, redeemMailToken } from '#server/verification/redeem-mail-token.ts';
import type { ContactParts } from './change-email.ts';
import { postEmailChanged } from './post-contact-mails.ts';

/**
 * Makes the new address the sign-in address, signs other devices out and mails the former address. Only the signed-in
 * person who asked for it may confirm: a stranger who owns a mistyped address must not get the account.
 */
export function confirmNewEmailBy(parts: Pick<ContactParts, 'post' | 'hubUrl'>): ConfirmNewEmail {
  return async function confirmNewEmail(tx, context, { token, userId }) {
    const { actor, now } = context;
    const link = { purpose: 'CHANGE_EMAIL', token, now } as const;
    const owner = await ownerOfMailToken(tx, link);
    if (!owner) return false;
    if (owner.userId !== actor.userId || owner.userId !== userId) fail('INCORRECT_ACCESS');

    const redeemed = await redeemMailToken(tx, link);
    const before = (await profileOf(tx, userId)) ?? fail('UNAUTHENTICATED');
    const { email: username } = owner;
    if (!redeemed && before.username === username) fail('TOKEN_INVALID', { reason: 'ALREADY_VERIFIED' });
    if (!redeemed) fail('TOKEN_INVALID');
    await freeUsername(tx, { username, now });
    await setEmail(tx, { userId, username, now });
    await endSessionsOf(tx, userId, { except: actor.grantId });
    for (const purpose of ['RESET_PASSWORD', 'VERIFY_EMAIL'] as const)
      await endMailTokens(tx, { userId, purpose });
    await writeUserTrail(tx, context, {
      ...{ userId, module: 'profile', act: 'verifyEmail' },
      before: { username: before.username },
      after: { username },
    });
    await postEmailChanged(tx, parts, { ...before, newEmail: username, now });
    return true;
  };
}
