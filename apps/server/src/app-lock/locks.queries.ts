import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** What keeps this session from a part, in one statement: every call of a locked part asks it. */
export async function findClosedLock(
  db: DbOrTx,
  { storeId, grantId, part, now }: { storeId: string; grantId: string; part: LockPart; now: Date },
): Promise<{ storePhone: string | null } | undefined> {
  return db
    .selectFrom('appLocks')
    .innerJoin('stores', 'stores.id', 'appLocks.storeId')
    .select('stores.storePhone')
    .where('appLocks.storeId', '=', storeId)
    .where(sql<boolean>`${part} = any(locked_parts)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appUnlocks')
            .select('id')
            .where('storeId', '=', storeId)
            .where('grantId', '=', grantId)
            .where('unlockedUntil', '>', now),
        ),
      ),
    )
    .executeTakeFirst();
}
