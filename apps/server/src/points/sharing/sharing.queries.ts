import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { asJsonRecords } from '#server/db/records.ts';

/** Whether one person owns both stores `s` and `o`. A deleted user owns none, although the ownership row may remain. */
export const oneOwnerPiece = sql`exists (select from store_members a join store_members b on b.user_id = a.user_id
  join users u on u.id = a.user_id and u.deleted_at is null
  where a.store_id = s.id and a.role = 'OWNER' and b.store_id = o.id and b.role = 'OWNER')`;

/** Whether the setting of store `o` names store `s`. */
export const namesPiece = (at: Date) => sql`exists (select from (select use_store_ids from point_settings p
    where p.store_id = o.id and p.valid_from <= ${at} order by p.version desc limit 1) theirs
  where s.id = any(theirs.use_store_ids))`;

/** The ids of the stores whose points may be used in this one: both name each other, now. */
export const sharedStoresPiece = (storeId: string, at: Date) => sql`
    select o.id from (select use_store_ids from point_settings
      where store_id = ${storeId} and valid_from <= ${at} order by version desc limit 1) mine
    join stores s on s.id = ${storeId}
    join stores o on o.id = any(mine.use_store_ids) and o.business_number = s.business_number
    where ${namesPiece(at)} and ${oneOwnerPiece}`;

/** The ids of these stores, in order. */
export async function listSharedStores(db: DbOrTx, storeId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${prepared} ${sharedStoresPiece(storeId, at)}
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the store that accepted the points gave for them (`redeemed`), and its claim on the store that issued them. */
export type Clearing = {
  storeId: string;
  issuerId: string;
  entryId: string;
  orderId: string;
  redeemed: number;
  claim: number;
  at: string;
  eventDate: string;
};

/** Part of a statement that writes points. */
export function clearingsPiece(clearings: readonly Clearing[]): RawBuilder<unknown> {
  return sql`cleared as (
      insert into point_clearings
      select * from jsonb_populate_recordset(null::point_clearings, ${asJsonRecords(clearings)}::jsonb)
    )`;
}
