import type { EarningTerms } from '@maru/contract/points/earn.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { namesPiece, oneOwnerPiece } from '../sharing/sharing.queries.ts';

type NewSetting = EarningTerms & {
  storeId: string;
  version: number;
  validFrom: Date;
  validityMonths: number;
  useStoreIds: string[];
  unusedStoreIds: string[];
  leastUse: number;
  useStep: number;
  savedBy: string;
};

/** Inserts a setting. Returns false if another person has saved one at the same time and came first. */
export async function insertSetting(tx: Tx, setting: NewSetting): Promise<boolean> {
  const { earningCategoryIds, nonEarningCategoryIds, ...values } = setting;
  const lists = {
    earningCategoryIds: [...earningCategoryIds],
    nonEarningCategoryIds: [...nonEarningCategoryIds],
  };
  const inserted = await tx
    .insertInto('pointSettings')
    .values({ ...values, ...lists })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Who saved the setting in force last, and when. */
export async function findLastSaved(db: DbOrTx, storeId: string) {
  const { rows } = await sql<{ changedById: string | null; changedBy: string | null; changedAt: Date }>`
    select s.saved_by as changed_by_id, u.name as changed_by, s.valid_from as changed_at
    from point_settings s left join users u on u.id = s.saved_by
    where s.store_id = ${storeId} order by s.version desc limit 1`.execute(db);
  return rows[0];
}

/** How many of these are categories of the store. */
export async function countCategories(db: DbOrTx, storeId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from menu_categories
    where store_id = ${storeId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Names of these categories, in menu order, without deleted ones. */
export async function listCategoryNames(db: DbOrTx, storeId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; nameEn: string | null }>`
    select id, name, name_en from menu_categories
    where store_id = ${storeId} and id = any(${[...ids]}::uuid[]) and deleted_at is null
    order by display_sort, id`.execute(db);
  return rows;
}

/**
 * For each of these stores: whether one person owns both it and the given store, and whether both stores have the same
 * business number.
 */
export async function listSharing(db: DbOrTx, storeId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; hasOneOwner: boolean; hasOneNumber: boolean }>`
    select o.id, coalesce(o.business_number = s.business_number, false) as has_one_number,
      ${oneOwnerPiece} as has_one_owner
    from stores s, stores o where s.id = ${storeId} and o.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/**
 * The other stores of a store's owners, and stores of other owners with which it still has an open claim, sorted by
 * name.
 */
export async function listStoresOfOwners(db: DbOrTx, storeId: string, at: Date) {
  const { rows } = await sql<{
    storeId: string;
    name: string;
    hasNumbers: boolean;
    hasOneNumber: boolean;
    hasOneOwner: boolean;
    isMutual: boolean;
    owes: number;
  }>`
    select * from (
      select o.id as store_id, o.name, o.business_number is not null and s.business_number is not null as has_numbers,
        coalesce(o.business_number = s.business_number, false) as has_one_number, ${oneOwnerPiece} as has_one_owner,
        ${namesPiece(at)} as is_mutual,
        (coalesce((select sum(claim) from point_clearings where store_id = s.id and issuer_id = o.id), 0)
          - coalesce((select sum(claim) from point_clearings where store_id = o.id and issuer_id = s.id), 0))::bigint as owes
      from stores s join stores o on o.id <> s.id and (o.id in (
          select b.store_id from store_members a join store_members b on b.user_id = a.user_id
          where a.store_id = s.id and a.role = 'OWNER' and b.role = 'OWNER')
        or o.id in (select issuer_id from point_clearings where store_id = s.id)
        or o.id in (select store_id from point_clearings where issuer_id = s.id))
      where s.id = ${storeId}
    ) listed where has_one_owner or owes <> 0
    order by name collate "C", store_id`.execute(db);
  return rows;
}

/** Completed orders of a business day, and what they would earn under these terms. */
export async function previewEarning(
  db: DbOrTx,
  storeId: string,
  { businessDate, terms }: { businessDate: string; terms: EarningTerms },
) {
  const earning = [...terms.earningCategoryIds];
  const { rows } = await sql<{ orders: number; eligible: number; points: number }>`
    select count(*)::integer as orders, coalesce(sum(eligible), 0)::bigint as eligible,
      coalesce(sum(floor(eligible * ${terms.rate}::bigint / 10000)), 0)::bigint as points
    from (
      select coalesce((select sum(l.total_krw - l.refunded_krw) from order_lines l
        where l.store_id = o.store_id and l.order_id = o.id and l.rewardable and l.category_id is not null
          and l.category_id <> all(${[...terms.nonEarningCategoryIds]}::uuid[])
          and (${earning.length === 0} or l.category_id = any(${earning}::uuid[]))), 0)::bigint as eligible
      from orders o
      where o.store_id = ${storeId} and o.business_date = ${businessDate}::date and o.status = 'CLOSED'
    ) sold`.execute(db);
  return rows[0] ?? { orders: 0, eligible: 0, points: 0 };
}

/** Minutes after midnight in Seoul; undefined if never set. */
export async function findDayStart(db: DbOrTx, storeId: string, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ dayStart: number }>`select day_start from store_day_starts
    where store_id = ${storeId} and valid_from <= ${at} order by valid_from desc limit 1`.execute(db);
  return rows[0]?.dayStart;
}
