import type { Breakdown } from '@maru/contract/sales/report-terms.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export type SoldName = { id: string; name: string; nameEn: string | null; isDeleted: boolean };
export type Named = Extract<Breakdown, 'item' | 'category' | 'option'>;

type Piece = RawBuilder<unknown>;
const menuTable: Record<Named, Piece> = {
  item: sql`menu_items`,
  category: sql`menu_categories`,
  option: sql`option_choices`,
};
/** Names from order lines, for ids that have no row in the menu. */
const soldAs: Record<Named, Piece> = {
  item: sql`select l.name, l.name_en from order_lines l where l.store_id = s.store_id and l.item_id = s.id
    order by l.business_date desc limit 1`,
  category: sql`select l.category_name as name, null as name_en from order_lines l
    where l.store_id = s.store_id and l.category_id = s.id order by l.business_date desc limit 1`,
  option: sql`select c ->> 'name' as name, c ->> 'nameEn' as name_en
    from order_lines l cross join lateral jsonb_array_elements(l.options) c
    where l.store_id = s.store_id and l.options @> jsonb_build_array(jsonb_build_object('choiceId', s.id))
      and c ->> 'choiceId' = s.id::text limit 1`,
};

/** The present names of items, categories or choices; for deleted ones their last names. */
export async function listSoldNames(db: DbOrTx, storeId: string, by: Named, ids: readonly string[]) {
  const { rows } = await sql<SoldName>`
    select s.id, coalesce(m.name, sold.name, '') as name, case when m.id is null then sold.name_en else m.name_en end as name_en,
      m.id is null or m.deleted_at is not null as is_deleted
    from (select ${storeId}::uuid as store_id, unnest(${[...ids]}::uuid[]) as id) s
    left join ${menuTable[by]} m on m.store_id = s.store_id and m.id = s.id
    left join lateral (${soldAs[by]}) sold on m.id is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
