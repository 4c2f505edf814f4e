import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { replaceTags } from '../customer-edits.queries.ts';

type Erased = { storeId: string; customerId: string; mergedInto: string | null; by: string; at: Date };

/**
 * Erases a customer's personal data. The row stays for orders and points. After a merge, this row and those that were
 * merged into it earlier point to `mergedInto`.
 */
export async function eraseCustomer(
  tx: Tx,
  { storeId, customerId, mergedInto, by, at }: Erased,
): Promise<void> {
  await replaceTags(tx, { storeId, customerId, tags: [] });
  await sql`update customers set phone_hash = null, phone_sealed = null, phone_last4 = null, name = '', name_key = '',
      name_initials = '', tags = '{}', memo = '', version = version + 1, updated_at = ${at}, updated_by = ${by},
      deleted_at = ${at}, merged_into = ${mergedInto}
    where store_id = ${storeId} and id = ${customerId}`.execute(tx);
  if (mergedInto === null) return;
  await sql`update customers set merged_into = ${mergedInto}
    where store_id = ${storeId} and merged_into = ${customerId} and id <> ${customerId}`.execute(tx);
}

/**
 * The last day on which a customer, or one who was merged into this customer, ordered or used points; null if never.
 */
export async function lastPaymentDay(
  db: DbOrTx,
  storeId: string,
  customerId: string,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    with known as (select id from customers
      where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId}))
    select greatest(
      (select max(business_date) from orders where store_id = ${storeId} and customer_id in (select id from known)),
      (select max(event_date) from point_entries where store_id = ${storeId} and kind = 'USE'
        and customer_id in (select id from known))) as day`.execute(db);
  return rows[0]?.day ?? null;
}

export type KeptCustomer = {
  storeId: string;
  customerId: string;
  sealed: Buffer;
  ground: 'PAYMENT_AND_SUPPLY';
  keptAt: Date;
  destroyOn: string;
};

export async function insertKeptCustomer(tx: Tx, kept: KeptCustomer): Promise<void> {
  await tx.insertInto('keptCustomers').values(kept).execute();
}

/** Destroys the kept data whose day of deletion is this day or earlier. */
export async function destroyKeptUntil(db: Db, day: string): Promise<void> {
  await db.deleteFrom('keptCustomers').where('destroyOn', '<=', day).execute();
}
