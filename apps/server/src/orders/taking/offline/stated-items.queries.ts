import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { CartChoice, CartItem } from '../cart-items.queries.ts';

/** An item that the menu does not sell any more. */
export type GoneItem = CartItem & { isDeleted: boolean };

/** Items that were deleted, or whose category was deleted or is not used. */
export async function listGoneItems(tx: Tx, storeId: string, itemIds: readonly string[]) {
  const { rows } = await sql<GoneItem>`
    select i.id, i.name, i.name_en, i.price_krw as price, i.market_price, i.stock, false as sold_out,
      c.id as category_id, c.name as category_name, c.taxable, c.rewardable, '[]'::jsonb as collections,
      i.deleted_at is not null as is_deleted
    from menu_items i join menu_categories c on c.store_id = i.store_id and c.id = i.category_id
    where i.store_id = ${storeId} and i.id = any(${[...itemIds]}::uuid[])
      and (i.deleted_at is not null or c.deleted_at is not null or not c.enabled)`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export type StatedChoice = CartChoice & { collectionId: string };

/** Choices, also deleted ones. */
export async function listStatedChoices(tx: Tx, storeId: string, choiceIds: readonly string[]) {
  const { rows } = await sql<StatedChoice>`
    select x.id, x.name, x.name_en, x.price_difference_krw as price_difference, false as sold_out, x.collection_id
    from option_choices x where x.store_id = ${storeId} and x.id = any(${[...choiceIds]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
