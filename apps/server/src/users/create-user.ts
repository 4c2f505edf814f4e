import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { hashPassword } from './hash-password.ts';
import { insertUser } from './users.queries.ts';

/**
 * Makes an account and answers its id. Hash first when several are made with one password (`passwordHash`): never
 * hash inside a transaction.
 */
export async function createUser(
  db: DbOrTx,
  user: {
    username: string;
    name: string;
    language?: Language;
    admin?: boolean;
    emailVerifiedAt?: Date | null;
    /** One that its user has verified. */
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
    ...(user.phone && {
      phoneE164: user.phone.e164,
      phoneCallingCode: user.phone.callingCode,
      phoneVerifiedAt: user.phone.verifiedAt,
    }),
  });
  return id;
}
