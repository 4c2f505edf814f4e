import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { EditedBy } from '#server/menu/menu.queries.ts';

export type NewCategory = {
  id: string;
  name: string;
  nameEn: string | null;
  enabled: boolean;
  rewardable: boolean;
  taxable: boolean;
};

/** Appends categories to the list in the given order. A name in use violates `menu_categories__name`. */
export async function insertCategories(
  tx: Tx,
  storeId: string,
  rows: readonly NewCategory[],
  { by, at }: EditedBy,
) {
  if (rows.length === 0) return;
  const records = JSON.stringify(rows.map((row, position) => ({ ...row, position })));
  await sql`
    insert into menu_categories
      (store_id, id, name, name_en, enabled, rewardable, taxable, display_sort, changed_by, changed_at)
    select ${storeId}, c.id, c.name, c."nameEn", c.enabled, c.rewardable, c.taxable, l.last + 1 + c.position, ${by}, ${at}
    from jsonb_to_recordset(${records}::jsonb)
        as c(id uuid, name text, "nameEn" text, enabled boolean, rewardable boolean, taxable boolean, position integer),
      (select coalesce(max(display_sort), 0) as last from menu_categories
        where store_id = ${storeId} and deleted_at is null) l`.execute(tx);
}

/** Changes a category and increments its version. A name in use violates `menu_categories__name`. */
export async function updateCategory(
  tx: Tx,
  storeId: string,
  { id, name, nameEn, enabled, rewardable, taxable }: NewCategory,
  { by, at }: EditedBy,
) {
  await tx
    .updateTable('menuCategories')
    .set({ name, nameEn, enabled, rewardable, taxable, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Deletes categories that have no live items. Lines of past orders keep the names. */
export async function softDeleteCategories(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
  { by, at }: EditedBy,
) {
  await tx
    .updateTable('menuCategories')
    .set({ deletedAt: at, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Restores a deleted category at its old position, with this name. */
export async function restoreCategory(
  tx: Tx,
  storeId: string,
  { id, name }: { id: string; name: string },
  { by, at }: EditedBy,
) {
  await tx
    .updateTable('menuCategories')
    .set({ name, deletedAt: null, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Sets the order of the live categories; `ids` must name all of them. */
export async function updateCategoryOrder(tx: Tx, storeId: string, ids: readonly string[]) {
  await sql`
    update menu_categories c set display_sort = s.position
    from unnest(${[...ids]}::uuid[]) with ordinality as s(id, position)
    where c.store_id = ${storeId} and c.id = s.id and c.deleted_at is null`.execute(tx);
}
