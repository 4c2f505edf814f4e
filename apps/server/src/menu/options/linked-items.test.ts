import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { openShop } from '#test/open-shop.ts';
import { listLinkedItemIds } from './options.queries.ts';

const shop = await openShop();

test('items linked to a collection are found without a nested loop in a just-filled menu', async () => {
  const { storeId, menu } = await shop.openStore();
  await sql`
    with made as (
      insert into menu_items (store_id, id, category_id, name, price_krw, display_sort)
      select ${storeId}, gen_random_uuid(), ${menu.fruit}, n::text, 1000, n + 10
      from generate_series(1, 1000) n returning id
    )
    insert into menu_item_option_collections (store_id, item_id, collection_id, display_sort)
    select ${storeId}, id, ${menu.temperature}, 1 from made`.execute(shop.db);

  const { ids, looked } = await shop.db.transaction().execute(async (tx) => {
    const before = await rowsLookedAt(tx);
    const found = await listLinkedItemIds(tx, storeId, [menu.temperature]);
    return { ids: found, looked: (await rowsLookedAt(tx)) - before };
  });
  expect(ids).toHaveLength(1_001);
  // A nested loop would look at a million rows.
  expect(looked).toBeLessThan(10_000);
});

async function rowsLookedAt(tx: Tx) {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as count
    from pg_stat_xact_user_tables where relname = 'menu_items'`.execute(tx);
  return rows[0]?.count ?? 0;
}
