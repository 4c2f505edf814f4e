import type { Language } from '@maru/contract/language.ts';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import type { KeyedProvider } from '@maru/contract/payments/provider-keys.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { type Insertable, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';
import type { DB } from '#server/db/schema.gen.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type StoreSettings = {
  language: Language;
  taxType: TaxType;
  tenderTypes: TenderType[];
  closePaidOrders: boolean;
  receiptHeader: string;
  receiptFooter: string;
  cashReceiptObligated: boolean;
  newOrderSound: boolean;
  /** Minutes after midnight in Seoul, as valid at `at`. */
  dayStart: number;
  /** General and payment setting have separate versions. */
  generalVersion: number;
  paymentVersion: number;
};

export type DayStart = { storeId: string; validFrom: Date; dayStart: number };

/** Settings of a store at an instant; the start of the business day is stored as dated rows. */
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
      cashReceiptObligated: row.cashReceiptObligated,
      newOrderSound: row.newOrderSound,
      dayStart: row.dayStart ?? defaultDayStart,
      generalVersion: row.generalVersion,
      paymentVersion: row.paymentVersion,
    }
  );
}

export async function insertSettings(tx: Tx, settings: Insertable<DB['storeSettings']>) {
  await tx.insertInto('storeSettings').values(settings).execute();
}

/** The keys that the store uses at its own payment provider, without the secret. */
export async function findProviderKeys(db: DbOrTx, storeId: string) {
  const row = await db
    .selectFrom('storeProviderKeys')
    .innerJoin('users', 'users.id', 'storeProviderKeys.createdBy')
    .select(['provider', 'lastFour', 'users.name as setBy', 'storeProviderKeys.createdAt'])
    .where('storeId', '=', storeId)
    .where('replacedAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { provider, lastFour, setBy, createdAt } = row;
  return { provider: provider as KeyedProvider, lastFour, setBy, setAt: createdAt.toISOString() };
}

/** Locks a store's settings until commit; false if the store does not exist. */
export async function lockSettings(tx: Tx, storeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('storeSettings')
    .select('storeId')
    .where('storeId', '=', storeId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Who last changed the general or the payment setting, and when. */
export async function findLastChange(
  tx: Tx,
  storeId: string,
  which: 'general' | 'payment',
): Promise<LastChange> {
  return tx
    .selectFrom('storeSettings')
    .select((row) =>
      lastChangeOf(row.ref(`storeSettings.${which}UpdatedBy`), row.ref(`storeSettings.${which}UpdatedAt`)),
    )
    .where('storeId', '=', storeId)
    .executeTakeFirstOrThrow();
}

type By = { userId: string; at: Date };

export async function updateGeneral(
  tx: Tx,
  storeId: string,
  values: Pick<StoreSettings, 'language' | 'taxType' | 'newOrderSound'>,
  { userId, at }: By,
) {
  await tx
    .updateTable('storeSettings')
    .set({ ...values, generalUpdatedBy: userId, generalUpdatedAt: at })
    .set(({ eb }) => ({ generalVersion: eb('generalVersion', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

export async function updatePayment(
  tx: Tx,
  storeId: string,
  values: Pick<
    StoreSettings,
    'tenderTypes' | 'closePaidOrders' | 'receiptHeader' | 'receiptFooter' | 'cashReceiptObligated'
  > & { tendersChosen?: true },
  { userId, at }: By,
) {
  await tx
    .updateTable('storeSettings')
    .set({ ...values, paymentUpdatedBy: userId, paymentUpdatedAt: at })
    .set(({ eb }) => ({ paymentVersion: eb('paymentVersion', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

/** What a store answers in its first steps and on no setting page. */
export type Choice = 'worksAlone' | 'tendersChosen';

/** Stores a choice. Returns whether it changed anything. */
export async function updateChoice(tx: Tx, storeId: string, name: Choice, isSo: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('storeSettings')
    .set({ [name]: isSo })
    .where('storeId', '=', storeId)
    .where(name, '!=', isSo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the tax type that a change replaces, and until when it was in force. */
export async function insertFormerTaxType(
  tx: Tx,
  row: { storeId: string; heldUntil: Date; taxType: TaxType },
) {
  await tx
    .insertInto('storeTaxTypes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The tax type of a store as it was at an instant. */
export async function findTaxTypeAt(db: DbOrTx, storeId: string, at: Date): Promise<TaxType | undefined> {
  const { rows } = await sql<{ taxType: TaxType }>`
    select coalesce((select tax_type from store_tax_types t where t.store_id = g.store_id and t.held_until > ${at}
      order by held_until limit 1), g.tax_type) as tax_type
    from store_settings g where g.store_id = ${storeId}`.execute(db);
  return rows[0]?.taxType;
}

/** A chosen day start that is not yet in effect. */
export async function findWaitingDayStart(
  db: DbOrTx,
  storeId: string,
  at: Date,
): Promise<DayStart | undefined> {
  return db
    .selectFrom('storeDayStarts')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('validFrom', '>', at)
    .executeTakeFirst();
}

export async function insertDayStart(tx: Tx, row: DayStart) {
  await tx.insertInto('storeDayStarts').values(row).execute();
}

export async function deleteWaitingDayStarts(tx: Tx, storeId: string, at: Date) {
  await tx.deleteFrom('storeDayStarts').where('storeId', '=', storeId).where('validFrom', '>', at).execute();
}

/** Blanks the receipt texts of a draft that is erased. */
export async function blankReceiptTexts(tx: Tx, storeId: string): Promise<void> {
  await tx
    .updateTable('storeSettings')
    .set({ receiptHeader: '', receiptFooter: '' })
    .where('storeId', '=', storeId)
    .execute();
}
