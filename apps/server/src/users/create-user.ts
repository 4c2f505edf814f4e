import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { hashPassword } from './hash-password.ts';
import { insertUser } from './users.queries.ts';

/**
 * Creates an account and returns its id. Never hash inside a transaction; to create several accounts with one password,
 * hash it once (`passwordHash`).
 */
export async function createUser(
  db: DbOrTx,
  user: {
    username: string;
    name: string;
    language?: Language;
    admin?: boolean;
    emailVerifiedAt?: Date | null;
    /** Missing: now. */
    createdAt?: Date;
    /** Verified by the user. */
    phone?: { e164: string; callingCode: string; verifiedAt: Date };
  } & ({ password: string } | { passwordHash: string }),
): Promise<string> {
  const id = newId();
  await insertUser(db, {
    id,
    username: user.username.toLowerCase(),
    name: user.name,
    passwordHash: 'passwordHash' in user ? user.passwordHash : await hashPassword(user.password),
    language: user.language ?? 'ko',
    admin: user.admin ?? false,
    emailVerifiedAt: user.emailVerifiedAt ?? null,
    ...(user.createdAt && { createdAt: user.createdAt }),
    ...(user.phone && {
      phoneE164: user.phone.e164,
      phoneCallingCode: user.phone.callingCode,
      phoneVerifiedAt: user.phone.verifiedAt,
    }),
  });
  return id;
}
