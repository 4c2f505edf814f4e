import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { RowKey } from '#server/keys/reseal-each.ts';

export type SealedPhone = RowKey & { sealed: Buffer; hash: Buffer };
export type SealedIdentity = RowKey & { sealed: Buffer };

/** Sealed numbers of all stores, in pages by store and id. */
export async function listSealedPhones(db: Db, { storeId, id }: RowKey): Promise<SealedPhone[]> {
  const { rows } = await sql<SealedPhone>`
    select store_id, id, phone_sealed as sealed, phone_hash as hash from customers
    where (store_id, id) > (${storeId}::uuid, ${id}::uuid) and phone_sealed is not null
    order by store_id, id limit 500`.execute(db);
  return rows;
}

/** Changes nothing if the number was erased or resealed meanwhile. */
export async function updateSealedPhone(
  db: Db,
  { storeId, id, sealed }: SealedPhone,
  resealed: { sealed: Buffer; hash: Buffer },
): Promise<void> {
  await sql`update customers set phone_sealed = ${resealed.sealed}, phone_hash = ${resealed.hash}
    where store_id = ${storeId} and id = ${id} and phone_sealed = ${sealed}`.execute(db);
}

/** The sealed identities of deleted customers of all stores, in pages by store and id. */
export async function listSealedIdentities(db: Db, { storeId, id }: RowKey): Promise<SealedIdentity[]> {
  const { rows } = await sql<SealedIdentity>`
    select store_id, customer_id as id, sealed from kept_customers
    where (store_id, customer_id) > (${storeId}::uuid, ${id}::uuid)
    order by store_id, customer_id limit 500`.execute(db);
  return rows;
}

export async function updateSealedIdentity(
  db: Db,
  { storeId, id, sealed }: SealedIdentity,
  resealed: Buffer,
): Promise<void> {
  await sql`update kept_customers set sealed = ${resealed}
    where store_id = ${storeId} and customer_id = ${id} and sealed = ${sealed}`.execute(db);
}
