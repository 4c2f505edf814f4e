import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { Insertable } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

export async function findStore(db: DbOrTx, storeId: string) {
  const row = await db
    .selectFrom('stores')
    .select(['id', 'name', 'applicationStatus', 'ownerName', 'businessNumber', 'address', 'phone', 'version'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  return row && { ...row, applicationStatus: row.applicationStatus as ApplicationStatus };
}

/** Stores a user is a member of, oldest membership first. */
export async function listStoresOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('storeMembers as m')
    .innerJoin('stores as s', 's.id', 'm.storeId')
    .select(['s.id as storeId', 's.name', 's.applicationStatus', 'm.role', 'm.rights'])
    .where('m.userId', '=', userId)
    .orderBy('m.createdAt')
    .orderBy('s.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    applicationStatus: row.applicationStatus as ApplicationStatus,
    role: row.role as StoreRole,
    rights: row.rights as Right[],
  }));
}

export async function insertStore(tx: Tx, store: Insertable<DB['stores']>) {
  await tx.insertInto('stores').values(store).execute();
}
