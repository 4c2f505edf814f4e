import type { Membership, Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import type { Db, Tx } from '#server/db/database.ts';

export async function findMembership(
  db: Db,
  storeId: string,
  userId: string,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('storeMembers')
    .select(['role', 'rights'])
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && { role: row.role as StoreRole, rights: row.rights as Right[] };
}

export async function insertMember(
  tx: Tx,
  member: { storeId: string; userId: string; role: StoreRole; rights: readonly Right[] },
) {
  await tx
    .insertInto('storeMembers')
    .values({ ...member, rights: [...member.rights] })
    .execute();
}
