import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { Post } from '#server/messaging/post.ts';
import { holdEpoch, type PasswordCheck } from '#server/sign-in/check-own-password.ts';
import { isUsernameFree } from '#server/users/free-username.ts';
import { lockProfileOf } from '#server/users/profile-of.ts';
import { setNewEmail } from '#server/users/set-contact.ts';
import { type OwnProfile, ownProfile } from '../present-profile.ts';
import { postEmailChangeAsked, postNewEmailLink } from './post-contact-mails.ts';

export type ContactParts = PasswordCheck & {
  post: Post;
  hashSubject: HashSubject;
  accountUrl: string;
  hubUrl: string;
};

type Asked = { newEmail: string; epoch: number };

/**
 * Stores the new address as pending until the link in its mail is used, and notifies the current address. If another
 * account takes the address meanwhile, the link is refused.
 */
export async function changeEmail(
  parts: ContactParts,
  context: UserContext,
  { newEmail, epoch }: Asked,
): Promise<OwnProfile> {
  const { db, now, actor, request } = context;
  const { userId } = actor;
  await limitTries(db, 'user: new addresses in a day', userId);
  const isFree = await isUsernameFree(db, { username: newEmail, now });

  return context.transaction(async (tx) => {
    await holdEpoch(tx, userId, epoch);
    const user = (await lockProfileOf(tx, userId)) ?? fail('NOT_FOUND');
    if (user.username === newEmail) fail('EMAIL_UNCHANGED');
    if (!isFree) fail('USED_EMAIL');
    await limitTries(tx, 'mail address: verification mails', parts.hashSubject('mail address', newEmail));

    await setNewEmail(tx, userId, newEmail);
    await postNewEmailLink(tx, parts, { ...user, newEmail, now, askedFrom: request.ip });
    await postEmailChangeAsked(tx, parts, { ...user, newEmail, now });
    await writeUserTrail(tx, context, {
      ...{ userId, module: 'profile', act: 'updateUser' },
      before: { newEmail: user.newUsername },
      after: { newEmail },
    });
    return ownProfile(tx, userId);
  });
}
