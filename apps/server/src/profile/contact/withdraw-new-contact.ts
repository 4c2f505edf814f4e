import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { withdrawNewContact as wire } from '@maru/contract/profile/profile-changes.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockProfileOf } from '#server/users/profile-of.ts';
import { setNewEmail, setNewPhone } from '#server/users/set-contact.ts';
import { endMailTokens } from '#server/verification/issue-mail-token.ts';
import { type OwnProfile, ownProfile } from '../present-profile.ts';

/**
 * Drops an address or a number that waits to be confirmed, and ends its link. If there is none, the call succeeds as
 * well.
 */
export async function withdrawNewContact(
  context: UserContext,
  { id, contact }: ParsedInputOf<typeof wire>,
): Promise<OwnProfile> {
  if (id !== context.actor.userId) fail('NOT_FOUND');
  return context.transaction(async (tx) => {
    const user = (await lockProfileOf(tx, id)) ?? fail('NOT_FOUND');
    const isEmail = contact === 'EMAIL';
    const before = isEmail ? { newEmail: user.newUsername } : { newPhone: user.newPhoneE164 };
    if (isEmail) {
      await setNewEmail(tx, id, null);
      await endMailTokens(tx, { userId: id, purpose: 'CHANGE_EMAIL' });
    } else await setNewPhone(tx, id, null);

    const entry = { userId: id, module: 'profile', act: 'withdrawNewContact' };
    if (Object.values(before)[0]) await writeUserTrail(tx, context, { ...entry, before, after: null });
    return ownProfile(tx, id);
  });
}
