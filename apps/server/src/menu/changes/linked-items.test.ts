import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { listLinkedItemIds } from './world.queries.ts';

const shop = await openShop();

test('of a menu that was filled a moment ago the items that ask for a collection are found at once', async () => {
  const { storeId, menu } = await shop.openStore();
  await sql`
    with made as (
      insert into menu_items (store_id, id, category_id, name, price_krw, display_sort)
      select ${storeId}, gen_random_uuid(), ${menu.fruit}, n::text, 1000, n + 10
      from generate_series(1, 6000) n returning id
    )
    insert into menu_item_option_collections (store_id, item_id, collection_id, display_sort)
    select ${storeId}, id, ${menu.temperature}, 1 from made`.execute(shop.db);

  const ids = await shop.db.transaction().execute(async (tx) => {
    // A tenth of a second as it is, five where each is compared with each.
    await sql`set local statement_timeout = '1500ms'`.execute(tx);
    return listLinkedItemIds(tx, storeId, [menu.temperature]);
  });
  expect(ids).toHaveLength(6_001);
});
