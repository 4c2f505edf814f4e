import type { Language } from '@maru/contract/language.ts';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { type Insertable, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

export type StoreSettings = {
  language: Language;
  taxType: TaxType;
  tenderTypes: TenderType[];
  closePaidOrders: boolean;
  receiptHeader: string;
  receiptFooter: string;
  /** Minutes after midnight in Seoul, as valid at `at`. */
  dayStart: number;
  version: number;
};

/** Settings of a store as valid at an instant; the business-day start is kept as dated rows. */
export async function findSettings(
  db: DbOrTx,
  storeId: string,
  at: Date,
): Promise<StoreSettings | undefined> {
  const row = await db
    .selectFrom('storeSettings')
    .selectAll()
    .select(
      sql<number | null>`(select day_start from store_day_starts d
        where d.store_id = store_settings.store_id and d.valid_from <= ${at}
        order by valid_from desc limit 1)`.as('dayStart'),
    )
    .where('storeId', '=', storeId)
    .executeTakeFirst();
  return (
    row && {
      language: row.language as Language,
      taxType: row.taxType as TaxType,
      tenderTypes: row.tenderTypes as TenderType[],
      closePaidOrders: row.closePaidOrders,
      receiptHeader: row.receiptHeader,
      receiptFooter: row.receiptFooter,
      dayStart: row.dayStart ?? defaultDayStart,
      version: row.generalVersion,
    }
  );
}

export async function insertSettings(tx: Tx, settings: Insertable<DB['storeSettings']>) {
  await tx.insertInto('storeSettings').values(settings).execute();
}

export async function insertDayStart(tx: Tx, row: { storeId: string; validFrom: Date; dayStart: number }) {
  await tx.insertInto('storeDayStarts').values(row).execute();
}
