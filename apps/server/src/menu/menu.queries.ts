import { firstRevision } from '@maru/contract/menu/compact-menu.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';

/** Counters of a store's menu (migration 0024). A store without a row has 1 everywhere. */
export type MenuState = {
  /** Counts edits. */
  version: number;
  itemsVersion: number;
  categoriesVersion: number;
  collectionsVersion: number;
  /** Counts every change that a till shows. */
  revision: number;
  /** The last revision that changed a category or an option. */
  partsRevision: number;
};

export async function findMenuState(db: DbOrTx, storeId: string): Promise<MenuState> {
  const { rows } = await sql<MenuState>`
    select coalesce(m.version, 1) as version, coalesce(m.items_version, 1) as items_version,
      coalesce(m.categories_version, 1) as categories_version,
      coalesce(m.collections_version, 1) as collections_version,
      coalesce(r.revision, ${firstRevision}) as revision,
      coalesce(r.parts_revision, ${firstRevision}) as parts_revision
    from (select ${storeId}::uuid as store_id) s
    left join store_menus m on m.store_id = s.store_id
    left join menu_revisions r on r.store_id = s.store_id`.execute(db);
  return rows[0] as MenuState;
}

/** Locks the menu against other edits until commit. Sales are not blocked. */
export async function lockMenu(tx: Tx, storeId: string) {
  await sql`insert into store_menus (store_id) values (${storeId}) on conflict do nothing`.execute(tx);
  return tx
    .selectFrom('storeMenus')
    .selectAll()
    .where('storeId', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Who edited, and when. */
export type EditedBy = { by: string; at: Date };

export type MenuList = 'items' | 'categories' | 'collections';

/** Counts an edit, and each list whose order or members changed. */
export async function countEdit(
  tx: Tx,
  storeId: string,
  { lists, by, at }: EditedBy & { lists: readonly MenuList[] },
) {
  const counted = lists.map((list) => ({
    [`${list}SortedBy`]: by,
    [`${list}SortedAt`]: at,
  }));
  await tx
    .updateTable('storeMenus')
    .set(Object.assign({}, ...counted))
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      ...(lists.includes('items') ? { itemsVersion: eb('itemsVersion', '+', 1) } : {}),
      ...(lists.includes('categories') ? { categoriesVersion: eb('categoriesVersion', '+', 1) } : {}),
      ...(lists.includes('collections') ? { collectionsVersion: eb('collectionsVersion', '+', 1) } : {}),
    }))
    .where('storeId', '=', storeId)
    .execute();
}

/**
 * The CTE `revised`, which counts a revision as part of another statement. Its row is locked after all other rows of
 * the menu.
 */
export function revisionPiece(storeId: string, partsChange: 'PARTS' | 'ITEMS_ONLY') {
  const parts = partsChange === 'PARTS';
  const next = firstRevision + 1;
  return sql`revised as (
      insert into menu_revisions as r (store_id, revision, parts_revision)
      values (${storeId}, ${next}, ${parts ? next : firstRevision})
      on conflict (store_id) do update set revision = r.revision + 1,
        parts_revision = case when ${parts} then r.revision + 1 else r.parts_revision end
      returning revision
    )`;
}

/** Counts a revision and marks these items with it. They must be locked. */
export async function countRevision(
  tx: Tx,
  storeId: string,
  { itemIds, partsChange }: { itemIds: readonly string[]; partsChange: 'PARTS' | 'ITEMS_ONLY' },
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    with ${revisionPiece(storeId, partsChange)}, marked as (
      update menu_items i set revision = revised.revision from revised
      where i.store_id = ${storeId} and i.id = any(${[...itemIds]}::uuid[])
    ) select revision from revised`.execute(tx);
  return (rows[0] as { revision: number }).revision;
}

/** Who sorted a list last and when, for the refusal of a stale edit. */
export async function findLastSort(tx: Tx, storeId: string, list: MenuList) {
  return tx
    .selectFrom('storeMenus')
    .select((row) =>
      lastChangeOf(row.ref(`storeMenus.${list}SortedBy`), row.ref(`storeMenus.${list}SortedAt`)),
    )
    .where('storeId', '=', storeId)
    .executeTakeFirstOrThrow();
}
