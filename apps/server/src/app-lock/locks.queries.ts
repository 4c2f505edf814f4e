import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** The lock that closes a part to this session. One statement, because every call whose endpoint has `lock` runs it. */
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

/** A store that has never locked anything has no row: it reads as nothing locked, version 1. */
export async function findLockRow(db: DbOrTx, storeId: string) {
  const row = await db
    .selectFrom('stores')
    .leftJoin('appLocks', 'appLocks.storeId', 'stores.id')
    .leftJoin('users', 'users.id', 'appLocks.updatedBy')
    .select([
      'stores.storePhone',
      'stores.createdAt',
      'appLocks.lockedParts',
      'appLocks.version',
      'appLocks.updatedAt',
      'users.id as changedById',
      'users.name as changedBy',
    ])
    .where('stores.id', '=', storeId)
    .executeTakeFirstOrThrow();
  return {
    storePhone: row.storePhone,
    lockedParts: (row.lockedParts ?? []) as LockPart[],
    version: row.version ?? 1,
    changedById: row.changedById,
    changedBy: row.changedBy,
    changedAt: row.updatedAt ?? row.createdAt,
  };
}

/** Writes the lock. `version` is the new version. The caller has locked the store's row. */
export async function upsertLock(
  tx: Tx,
  lock: { storeId: string; lockedParts: LockPart[]; version: number; updatedBy: string; updatedAt: Date },
): Promise<void> {
  const { storeId: _key, ...values } = lock;
  await tx
    .insertInto('appLocks')
    .values(lock)
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet(values))
    .execute();
}
