import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';

const columns = ['businessNumber', 'businessStatus', 'businessTaxType', 'businessCheckedAt'] as const;

export async function findBusinessCheck(db: DbOrTx, storeId: string): Promise<BusinessCheck | undefined> {
  const row = await db.selectFrom('stores').select(columns).where('id', '=', storeId).executeTakeFirst();
  return row && presented(row);
}

export async function lockBusinessCheck(tx: Tx, storeId: string): Promise<BusinessCheck | undefined> {
  const row = await tx
    .selectFrom('stores')
    .select(columns)
    .where('id', '=', storeId)
    // Orders that refer to the store do not wait for this, nor this for them.
    .forNoKeyUpdate()
    .executeTakeFirst();
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

/** The tax office said nothing: what it said last stands, and the next time the others come first. */
export async function markBusinessTried(db: DbOrTx, storeId: string, at: Date) {
  await db.updateTable('stores').set({ businessTriedAt: at }).where('id', '=', storeId).execute();
}

/** Stores that trade, or want to, and of whose number nothing was said since; who was not asked about longest comes first. */
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
