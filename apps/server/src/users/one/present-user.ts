import type { OutputOf } from '@maru/contract/endpoint.ts';
import { maskEmail, maskWithinText } from '@maru/contract/mask-within-text.ts';
import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import { userIdentityOf } from '@maru/contract/users/user-identity.ts';
import type { getUser } from '@maru/contract/users/users.endpoints.ts';
import { maskName, maskPhone } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { pendingContactOf } from '#server/users/pending-contact-of.ts';
import { findUserDetail, listFlagChanges, listStoresOf } from './user-detail.queries.ts';

export type ShownUser = OutputOf<typeof getUser>;
type Detail = NonNullable<Awaited<ReturnType<typeof findUserDetail>>>;
type FlagChange = Awaited<ReturnType<typeof listFlagChanges>>[number];

/** How much of a user is shown. To themselves: everything except what admins wrote. To admins: masked or whole. */
export type View = 'own' | 'masked' | 'whole';

export async function presentUser(db: DbOrTx, id: string, view: View): Promise<ShownUser> {
  const row = (await findUserDetail(db, id)) ?? fail('NOT_FOUND');
  const stores = await listStoresOf(db, id);
  const changes = view === 'own' ? [] : await listFlagChanges(db, id);
  const { newEmail, newPhone } = await pendingContactOf(db, id);
  const masks = view === 'masked' ? masked : whole;
  const orNull = (mask: (text: string) => string, text: string | null) => (text === null ? null : mask(text));

  return {
    ...{ id, authProvider: 'LOCAL', isMasked: view === 'masked' },
    ...{ name: masks.name(row.name), email: masks.email(row.username) },
    phonenumber: orNull(masks.phone, row.phoneE164),
    newEmail: orNull(masks.email, newEmail),
    newPhonenumber: orNull(masks.phone, newPhone),
    phonenumberCountryCode: row.phoneCallingCode,
    ...timesOf(row),
    userIdentity: userIdentityOf({ admin: row.admin, roles: stores.map(({ role }) => role) }),
    accountNonLocked: row.accountNonLocked,
    accountNonExpired: row.accountNonExpired,
    credentialsNonExpired: row.credentialsNonExpired,
    flagChanges: changes.filter(({ flag, value }) => !value && !row[flag]).map(presentChange(masks.text)),
    language: row.language,
    stores,
    version: row.flagsVersion,
  };
}

const masked = { name: maskName, email: maskEmail, phone: maskPhone, text: maskWithinText };
const same = (text: string) => text;
const whole = { name: same, email: same, phone: groupPhone, text: same };

function timesOf({ emailVerifiedAt, phoneVerifiedAt, passwordChangedAt, createdAt }: Detail) {
  return {
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    phoneVerifiedAt: phoneVerifiedAt?.toISOString() ?? null,
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function presentChange(mask: (text: string) => string) {
  return ({ flag, reason, byName, changedAt }: FlagChange) => ({
    ...{ flag, byName, reason: mask(reason) },
    at: changedAt.toISOString(),
  });
}
