import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { LastChange } from '#server/http/refusal.ts';

/** Who edited the menu last and when, for a refusal of an import that was checked earlier. */
export async function findLastEdit(tx: Tx, storeId: string): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select u.id as changed_by_id, u.name as changed_by, e.changed_at
    from (
      select changed_by, changed_at from menu_items where store_id = ${storeId}
      union all select changed_by, changed_at from menu_categories where store_id = ${storeId}
      union all select changed_by, changed_at from option_collections where store_id = ${storeId}
      union all select items_sorted_by, items_sorted_at from store_menus where store_id = ${storeId}
      union all select categories_sorted_by, categories_sorted_at from store_menus where store_id = ${storeId}
      union all select collections_sorted_by, collections_sorted_at from store_menus where store_id = ${storeId}
    ) e join users u on u.id = e.changed_by
    order by e.changed_at desc nulls last limit 1`.execute(tx);
  return rows[0] ?? { changedById: null, changedBy: null, changedAt: null };
}
