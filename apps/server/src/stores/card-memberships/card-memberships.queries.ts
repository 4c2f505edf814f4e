import type { CardCompany } from '@maru/contract/stores/card-companies.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';

export type MerchantNumbers = Partial<Record<CardCompany, string>>;
export type MembershipsRow = {
  merchantNumbers: MerchantNumbers;
  version: number;
  updatedAt: Date;
  updatedById: string | null;
  updatedByName: string | null;
};

/** Undefined if no number was ever entered. */
export async function findMemberships(db: DbOrTx, storeId: string): Promise<MembershipsRow | undefined> {
  const row = await db
    .selectFrom('storeCardMemberships as c')
    .leftJoin('users as u', 'u.id', 'c.updatedBy')
    .select([
      'c.merchantNumbers',
      'c.version',
      'c.updatedAt',
      'u.id as updatedById',
      'u.name as updatedByName',
    ])
    .where('c.storeId', '=', storeId)
    .executeTakeFirst();
  return row && { ...row, merchantNumbers: row.merchantNumbers as MerchantNumbers };
}

/** Locks the row until commit; creates it if missing. */
export async function lockMemberships(tx: Tx, storeId: string, at: Date): Promise<MembershipsRow> {
  await tx
    .insertInto('storeCardMemberships')
    .values({ storeId, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('storeCardMemberships')
    .select('storeId')
    .where('storeId', '=', storeId)
    .forUpdate()
    .execute();
  const row = await findMemberships(tx, storeId);
  if (!row) throw new Error(`store ${storeId} has lost its card memberships`);
  return row;
}

export async function updateMemberships(
  tx: Tx,
  storeId: string,
  { merchantNumbers, by, at }: { merchantNumbers: MerchantNumbers; by: string; at: Date },
) {
  await tx
    .updateTable('storeCardMemberships')
    .set({ merchantNumbers: JSON.stringify(merchantNumbers), updatedBy: by, updatedAt: at })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

export async function deleteMemberships(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom('storeCardMemberships').where('storeId', '=', storeId).execute();
}
