import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { holdEpoch } from '#server/sign-in/check-own-password.ts';
import { lockProfileOf, type UserProfile } from '#server/users/profile-of.ts';
import { setNewPhone, setPhone, type UserPhone } from '#server/users/set-contact.ts';
import { browserOf } from '#server/verification/browser-cookie.ts';
import { spendTicket } from '#server/verification/spend-ticket.ts';
import { type OwnProfile, ownProfile } from '../present-profile.ts';
import type { ContactParts } from './change-email.ts';
import { postPhoneChanged } from './post-phone-changed.ts';

type Asked = { phone: UserPhone; epoch: number };

/**
 * Sets a number that this browser has verified. An unverified number is stored as pending, so that a page that was
 * closed can continue.
 */
export async function changePhone(
  parts: ContactParts,
  context: UserContext,
  { phone, epoch }: Asked,
): Promise<OwnProfile> {
  const { now, actor, request } = context;
  const { userId } = actor;
  const browser = browserOf(request, parts.accountUrl);
  const ticket = { phone: phone.e164, browser, purpose: 'PHONE_CHANGE', userId, now } as const;

  return context.transaction(async (tx) => {
    await holdEpoch(tx, userId, epoch);
    const before = (await lockProfileOf(tx, userId)) ?? fail('NOT_FOUND');
    if (await spendTicket(tx, ticket)) await setVerified(tx, { parts, context, before, phone });
    else await keepPhone(tx, { context, before, phone });
    return ownProfile(tx, userId);
  });
}

type Change = { context: UserContext; before: UserProfile; phone: UserPhone };

async function setVerified(tx: Tx, { parts, context, before, phone }: Change & { parts: ContactParts }) {
  const { id: userId, phoneE164 } = before;
  await setPhone(tx, { userId, phone, now: context.now });
  const entry = { userId, module: 'profile', act: 'updateUser' };
  await writeUserTrail(tx, context, {
    ...entry,
    before: { phone: phoneE164 },
    after: { phone: phone.e164 },
  });
  if (phoneE164 !== phone.e164) await postPhoneChanged(tx, parts, { ...before, now: context.now });
}

async function keepPhone(tx: Tx, { context, before, phone }: Change) {
  if (before.newPhoneE164 === phone.e164) return;
  const { id: userId } = before;
  await setNewPhone(tx, userId, phone);
  await writeUserTrail(tx, context, {
    ...{ userId, module: 'profile', act: 'updateUser' },
    before: { newPhone: before.newPhoneE164 },
    after: { newPhone: phone.e164 },
  });
}
