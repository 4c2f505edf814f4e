import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lockStoreColumns } from '../lock-store-columns.queries.ts';

const columns = ['businessNumber', 'businessStatus', 'businessTaxType', 'businessCheckedAt'] as const;

export async function findBusinessCheck(db: DbOrTx, storeId: string): Promise<BusinessCheck | undefined> {
  const row = await db.selectFrom('stores').select(columns).where('id', '=', storeId).executeTakeFirst();
  return row && presented(row);
}

export async function lockBusinessCheck(tx: Tx, storeId: string): Promise<BusinessCheck | undefined> {
  const row = await lockStoreColumns(tx, storeId, columns);
  return row && presented(row);
}

function presented(row: {
  businessNumber: string | null;
  businessStatus: string;
  businessTaxType: string | null;
  businessCheckedAt: Date | null;
}): BusinessCheck {
  return {
    businessNumber: row.businessNumber,
    status: row.businessStatus as BusinessCheck['status'],
    taxType: row.businessTaxType as BusinessCheck['taxType'],
    checkedAt: row.businessCheckedAt?.toISOString() ?? null,
  };
}

export async function updateBusinessCheck(
  tx: Tx,
  storeId: string,
  { status, taxType, checkedAt }: Omit<BusinessCheck, 'businessNumber'>,
) {
  await tx
    .updateTable('stores')
    .set({ businessStatus: status, businessTaxType: taxType })
    .set({ businessCheckedAt: checkedAt, businessTriedAt: checkedAt })
    .where('id', '=', storeId)
    .execute();
}

/** The tax office did not answer: keep the last result and let other stores go first next time. */
export async function markBusinessTried(db: DbOrTx, storeId: string, at: Date) {
  await db.updateTable('stores').set({ businessTriedAt: at }).where('id', '=', storeId).execute();
}

/** Stores, except terminated ones, without a check since `before`; those tried longest ago first. */
export async function listStoresToCheck(db: DbOrTx, { before, most }: { before: Date; most: number }) {
  return db
    .selectFrom('stores')
    .select(['id as storeId', 'businessNumber'])
    .where('businessNumber', 'is not', null)
    .$narrowType<{ businessNumber: string }>()
    .where('applicationStatus', '!=', 'TERMINATED')
    .where((is) => is.or([is('businessCheckedAt', 'is', null), is('businessCheckedAt', '<', before)]))
    .orderBy('businessTriedAt', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute();
}
