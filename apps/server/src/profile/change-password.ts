import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changePassword as wire } from '@maru/contract/profile/profile.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { checkOwnPassword, type PasswordCheck } from '#server/sign-in/check-own-password.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import { hashNewPassword } from '#server/users/new-password.ts';
import { postPasswordChangedMail } from '#server/users/post-password-changed-mail.ts';
import { setPassword } from '#server/users/set-password.ts';
import { endMailTokens } from '#server/verification/issue-mail-token.ts';
import { findPasswordHash, findProfile } from './profile.queries.ts';

export type PasswordParts = AccountMailParts & PasswordCheck;

/** Changes the password of the signed-in user, who types the current one. All other devices are signed out. */
export function changePasswordBy(parts: PasswordParts) {
  return async function changePassword(
    context: UserContext,
    { id, currentPassword, password }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const { db, now, actor, transaction } = context;
    if (id !== actor.userId) fail('NOT_FOUND');
    const user = (await findProfile(db, id)) ?? fail('NOT_FOUND');

    // Read before the check: if the password is reset in between, somebody with the old password must not
    // overwrite the new one.
    const insteadOf = (await findPasswordHash(db, id)) ?? fail('NOT_FOUND');
    await checkOwnPassword(parts, context, { userId: id, password: currentPassword });
    // Refuse: a user who fears that somebody knows the password would otherwise believe that it was changed.
    if (password === currentPassword) fail('PASSWORD_UNCHANGED');

    const passwordHash = await hashNewPassword(password, user, id);
    await transaction(async (tx) => {
      const isSet = await setPassword(tx, { userId: id, passwordHash, now, insteadOf });
      if (!isSet) fail('CURRENT_PASSWORD_INCORRECT');
      await endSessionsOf(tx, id, { except: actor.grantId });
      await endMailTokens(tx, { userId: id, purpose: 'RESET_PASSWORD' });
      const entry = { userId: id, module: 'profile', act: 'changePassword' };
      await writeUserTrail(tx, context, { ...entry, before: null, after: null });
      await postPasswordChangedMail(tx, parts, { ...user, now });
    });
  };
}
