import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { profileOf, type UserProfile } from '#server/users/profile-of.ts';
import { writtenPhone } from '#server/users/written-phone.ts';

export type OwnProfile = OutputOf<typeof getProfile>;

export function presentProfile(row: UserProfile): OwnProfile {
  const { id, username, name, admin, language, birthday, gender, pictureKey, version } = row;
  return {
    ...{ id, username, name, admin, language, birthday, gender, pictureKey, version },
    phonenumber: writtenPhone(row.phoneE164, row.phoneCallingCode),
    newEmail: row.newUsername,
    newPhonenumber: writtenPhone(row.newPhoneE164, row.newPhoneCallingCode),
  };
}

export async function ownProfile(db: DbOrTx, userId: string): Promise<OwnProfile> {
  return presentProfile((await profileOf(db, userId)) ?? fail('NOT_FOUND'));
}
