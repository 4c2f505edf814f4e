import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updateUser as wire } from '@maru/contract/profile/profile-changes.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { checkOwnPassword } from '#server/sign-in/check-own-password.ts';
import { phoneOf } from '#server/verification/phone-of.ts';
import { type ContactParts, changeEmail } from './contact/change-email.ts';
import { changePhone } from './contact/change-phone.ts';
import type { OwnProfile } from './present-profile.ts';

type Input = ParsedInputOf<typeof wire>;

/** Asks for another e-mail address or phone number. Requires the password. */
export function updateUserBy(parts: ContactParts) {
  return async function updateUser(context: UserContext, input: Input): Promise<OwnProfile> {
    const { userId, password, newEmail, cellphone, cellphoneCountryCode } = input;
    if (userId !== context.actor.userId) fail('NOT_FOUND');
    const epoch = await checkOwnPassword(parts, context, { userId, password });
    if (newEmail !== undefined) return changeEmail(parts, context, { newEmail, epoch });

    if (cellphone === undefined || cellphoneCountryCode === undefined) throw new Error('no contact given');
    const { e164, callingCode } = phoneOf({ cellphone, cellphoneCountryCode });
    return changePhone(parts, context, { phone: { e164, callingCode }, epoch });
  };
}
