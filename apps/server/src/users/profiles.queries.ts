import type { Language } from '@maru/contract/language.ts';
import type { Gender } from '@maru/contract/profile/genders.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

export type ProfileRow = {
  id: string;
  username: string;
  emailVerifiedAt: Date | null;
  name: string;
  admin: boolean;
  language: Language;
  birthday: string | null;
  gender: Gender | null;
  pictureKey: string | null;
  phoneE164: string | null;
  phoneCallingCode: string | null;
  phoneVerifiedAt: Date | null;
  newUsername: string | null;
  newPhoneE164: string | null;
  newPhoneCallingCode: string | null;
  version: number;
  profileUpdatedAt: Date | null;
  signInEpoch: number;
  createdAt: Date;
};

export async function findProfileRow(db: DbOrTx, userId: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select u.id, u.username, u.email_verified_at, u.name, u.admin, u.language,
      to_char(u.birthday, 'YYYY-MM-DD') as birthday, u.gender, f.aws_key as picture_key,
      u.phone_e164, u.phone_calling_code, u.phone_verified_at,
      u.new_username, u.new_phone_e164, u.new_phone_calling_code,
      u.version, u.profile_updated_at, u.sign_in_epoch, u.created_at
    from users u left join files f on f.id = u.picture_file_id
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Locks the profile: until the commit nobody else changes it. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findProfileRow(tx, userId);
}

export type Personal = {
  name: string;
  birthday: string | null;
  gender: Gender | null;
  language: Language;
  /** Undefined: the picture stays. */
  pictureFileId: string | null | undefined;
};

export async function updatePersonal(
  tx: Tx,
  userId: string,
  { pictureFileId, ...fields }: Personal,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...fields, ...(pictureFileId !== undefined && { pictureFileId }) })
    .set({ version: sql<number>`version + 1`, profileUpdatedAt: at })
    .where('id', '=', userId)
    .execute();
}

/** Sets the address that waits to be confirmed by a link; null: none. */
export async function updateNewUsername(tx: Tx, userId: string, newUsername: string | null): Promise<void> {
  await tx.updateTable('users').set({ newUsername }).where('id', '=', userId).execute();
}

export type PhoneColumns = { e164: string; callingCode: string };

/** Sets the number that waits to be confirmed by a code; null: none. */
export async function updateNewPhone(tx: Tx, userId: string, phone: PhoneColumns | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ newPhoneE164: phone?.e164 ?? null, newPhoneCallingCode: phone?.callingCode ?? null })
    .where('id', '=', userId)
    .execute();
}

/** Sets the address by which the user signs in. `users__username` refuses an address that another account has. */
export async function updateUsername(
  tx: Tx,
  { userId, username, now }: { userId: string; username: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username, emailVerifiedAt: now, newUsername: null })
    .where('id', '=', userId)
    .execute();
}

export async function updatePhone(
  tx: Tx,
  { userId, phone, now }: { userId: string; phone: PhoneColumns; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phoneE164: phone.e164, phoneCallingCode: phone.callingCode, phoneVerifiedAt: now })
    .set({ newPhoneE164: null, newPhoneCallingCode: null })
    .where('id', '=', userId)
    .execute();
}
