import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';

export type CartChoice = {
  id: string;
  name: string;
  nameEn: string | null;
  priceDifference: number;
  soldOut: boolean;
};
export type CartCollection = { id: string; mandatory: boolean; multiple: boolean; choices: CartChoice[] };
export type CartItem = {
  id: string;
  name: string;
  nameEn: string | null;
  price: number;
  /** The price may be typed at the till. */
  marketPrice: boolean;
  /** Null: not counted. */
  stock: number | null;
  soldOut: boolean;
  categoryId: string;
  categoryName: string;
  taxable: boolean;
  rewardable: boolean;
  collections: CartCollection[];
};

/** Current data that decides the price of these items; deleted items are left out. */
export async function listCartItems(tx: Tx, storeId: string, itemIds: readonly string[], at: Date) {
  const { rows } = await sql<CartItem>`
    ${prepared} select i.id, i.name, i.name_en, i.price_krw as price, i.market_price, i.stock,
      coalesce(i.sold_out_until > ${at}, false) as sold_out, c.id as category_id, c.name as category_name, c.taxable, c.rewardable,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'mandatory', o.mandatory, 'multiple', o.multiple, 'choices',
          coalesce((
            select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'nameEn', x.name_en,
              'priceDifference', x.price_difference_krw, 'soldOut', coalesce(x.sold_out_until > ${at}, false)
            ) order by x.display_sort)
            from option_choices x
            where x.store_id = o.store_id and x.collection_id = o.id and x.deleted_at is null
          ), '[]'::jsonb)) order by l.display_sort)
        from menu_item_option_collections l
        join option_collections o on o.store_id = l.store_id and o.id = l.collection_id and o.deleted_at is null
        where l.store_id = i.store_id and l.item_id = i.id
      ), '[]'::jsonb) as collections
    from menu_items i
    join menu_categories c on c.store_id = i.store_id and c.id = i.category_id and c.enabled and c.deleted_at is null
    where i.store_id = ${storeId} and i.id = any(${[...itemIds]}::uuid[]) and i.deleted_at is null`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
