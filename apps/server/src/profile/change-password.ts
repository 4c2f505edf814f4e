import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changePassword as wire } from '@maru/contract/profile/profile.endpoints.ts';
import { leaveUserTrail } from '#server/audit/leave-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import type { CheckCredentials } from '#server/sign-in/check-credentials.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import { hashNewPassword } from '#server/users/new-password.ts';
import { setPassword } from '#server/users/set-password.ts';
import { tellPasswordChanged } from '#server/users/tell-password-changed.ts';
import { endMailTokens } from '#server/verification/issue-mail-token.ts';
import { findPasswordHash, findProfile } from './profile.queries.ts';

export type PasswordParts = AccountMailParts & { checkCredentials: CheckCredentials };

/**
 * Changes the password of who is signed in. The present one is asked for, under the same waits as at sign-in: an open
 * till must not give the account away. The other devices are signed out, this one is not.
 */
export function changePasswordBy(parts: PasswordParts) {
  return async function changePassword(
    context: UserContext,
    { id, currentPassword, password }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const { db, now, actor, request, transaction } = context;
    if (id !== actor.userId) fail('NOT_FOUND');
    const user = (await findProfile(db, id)) ?? fail('NOT_FOUND');

    // Read before it is checked: were it reset meanwhile, who knew the old one must not change the new one.
    const insteadOf = (await findPasswordHash(db, id)) ?? fail('NOT_FOUND');
    // Guesses of strangers do not make who is signed in wait. One wait for all sign-ins: an open till begins new ones.
    const device = { id: 'signed in', belongsTo: (account: { id: string }) => account.id === id };
    const given = { username: user.username, password: currentPassword };
    const checked = await parts.checkCredentials(given, { address: request.ip, device });
    if (checked === 'wrong') fail('CURRENT_PASSWORD_INCORRECT');
    if ('waitSeconds' in checked) fail('TOO_MANY_REQUESTS', { seconds: checked.waitSeconds });
    // Who thinks that a known password is known no longer should not be left in that belief.
    if (password === currentPassword) fail('PASSWORD_UNCHANGED');

    const passwordHash = await hashNewPassword(password, user, id);
    await transaction(async (tx) => {
      const isSet = await setPassword(tx, { userId: id, passwordHash, now, insteadOf });
      if (!isSet) fail('CURRENT_PASSWORD_INCORRECT');
      await endSessionsOf(tx, id, { except: actor.grantId });
      await endMailTokens(tx, { userId: id, purpose: 'RESET_PASSWORD' });
      const entry = { userId: id, module: 'profile', act: 'changePassword' };
      await leaveUserTrail(tx, context, { ...entry, before: null, after: null });
      await tellPasswordChanged(tx, parts, { ...user, now });
    });
  };
}
