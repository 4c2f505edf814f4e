import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { resendNewEmail as wire } from '@maru/contract/profile/profile-changes.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { lockProfileOf } from '#server/users/profile-of.ts';
import { type OwnProfile, presentProfile } from '../present-profile.ts';
import type { ContactParts } from './change-email.ts';
import { postNewEmailLink } from './post-contact-mails.ts';

/** Mails the link to the new address again. The password was asked for when the address was given. */
export function resendNewEmailBy(parts: Omit<ContactParts, 'checkCredentials'>) {
  return async function resendNewEmail(
    context: UserContext,
    { id }: ParsedInputOf<typeof wire>,
  ): Promise<OwnProfile> {
    const { actor, now, request } = context;
    if (id !== actor.userId) fail('NOT_FOUND');
    return context.transaction(async (tx) => {
      const user = (await lockProfileOf(tx, id)) ?? fail('NOT_FOUND');
      const newEmail = user.newUsername ?? fail('NOTHING_TO_CONFIRM');
      await limitTries(tx, 'mail address: verification mails', parts.hashSubject('mail address', newEmail));
      await postNewEmailLink(tx, parts, { ...user, newEmail, now, askedFrom: request.ip });
      return presentProfile(user);
    });
  };
}
