import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { resetPassword as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Context } from '#server/http/context.ts';
import { networkOf } from '#server/http/network-of.ts';
import { fail } from '#server/http/refusal.ts';
import type { Post } from '#server/messaging/post.ts';
import type { ForgetFailures } from '#server/sign-in/check-credentials.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import type { RememberBrowser } from '#server/sign-in/known-browser.ts';
import { hashNewPassword } from '#server/users/new-password.ts';
import { postPasswordChangedMail } from '#server/users/post-password-changed-mail.ts';
import { setPassword } from '#server/users/set-password.ts';
import { ownerOfValidMailToken, redeemMailToken } from '#server/verification/redeem-mail-token.ts';
import { findUserToWrite } from './recovery.queries.ts';

type Input = ParsedInputOf<typeof wire>;
export type ResetParts = {
  post: Post;
  accountUrl: string;
  forgetFailures: ForgetFailures;
  rememberBrowser: RememberBrowser;
};

/**
 * Sets a password by the token of a mail. The token identifies the user; other input must agree with it, and a mismatch
 * does not spend the token. All existing sign-ins end; a locked account stays locked.
 */
export function resetPasswordBy(parts: ResetParts) {
  return async function resetPassword(context: Context, input: Input): Promise<undefined> {
    const { db, now, request, transaction } = context;
    const given = { purpose: 'RESET_PASSWORD', token: input.token, now } as const;
    const owner = await ownerOfValidMailToken(db, given);
    const user = owner && (await findUserToWrite(db, { id: owner.userId }));
    if (!user) fail('TOKEN_INVALID');
    if (!agrees(input, user)) fail('INCORRECT_ACCESS');

    const passwordHash = await hashNewPassword(input.password, user, networkOf(request.ip));
    let epoch = 0;
    await transaction(async (tx) => {
      if (!(await redeemMailToken(tx, given))) fail('TOKEN_INVALID');
      // Before the sign-ins end: a concurrent sign-in waits for this row and then sees the new password.
      await setPassword(tx, { userId: user.id, passwordHash, now });
      epoch = await endSessionsOf(tx, user.id);
      await parts.forgetFailures(tx, user.username);
      const entry = { userId: user.id, module: 'recovery', act: 'resetPassword' };
      await writeUserTrail(tx, context, { ...entry, before: null, after: null });
      await postPasswordChangedMail(tx, parts, { ...user, now });
    });
    // As a known device the owner is not delayed by further guesses of strangers.
    parts.rememberBrowser({ userId: user.id, epoch }, context);
  };
}

/** Whether what was sent agrees with the user. An empty text counts as not sent: the page sends one for the name. */
function agrees(input: Input, user: { id: string; username: string; name: string }): boolean {
  return (
    (input.userId ?? user.id) === user.id &&
    (input.username || user.username) === user.username &&
    (input.name?.normalize('NFC').trim() || user.name) === user.name
  );
}
