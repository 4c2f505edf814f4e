import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { lockToAppoint, setAdmin } from './admins.queries.ts';

export type Appointed = 'APPOINTED' | 'NOT_FOUND' | 'NOT_VERIFIED' | 'CANNOT_SIGN_IN' | 'ALREADY_ADMIN';

/** Makes a user an admin, which no call can do. A user who could not act as an admin is not changed. */
export function appointAdmin(db: Db, { username, now }: { username: string; now: Date }): Promise<Appointed> {
  return inTransaction(db, async (tx) => {
    const user = await lockToAppoint(tx, username.trim().toLowerCase());
    if (!user) return 'NOT_FOUND';
    if (user.admin) return 'ALREADY_ADMIN';
    if (user.emailVerifiedAt === null) return 'NOT_VERIFIED';
    if (!user.maySignIn) return 'CANNOT_SIGN_IN';
    await setAdmin(tx, user.id);
    await writeUserTrail(
      tx,
      { actor: undefined, requestId: newId(), now },
      {
        ...{ userId: user.id, module: 'users', act: 'appointAdmin', logLevel: 'WARN' },
        ...{ before: { admin: false }, after: { admin: true } },
      },
    );
    return 'APPOINTED';
  });
}
