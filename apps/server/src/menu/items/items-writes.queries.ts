import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { asJsonRecords, toColumns } from '#server/db/records.ts';
import { withoutNestedLoops } from '#server/db/without-nested-loops.ts';
import type { EditedBy } from '#server/menu/menu.queries.ts';
import { lockAnyItems } from './items.queries.ts';

/** Fields whose edit increments the item's version. */
type ItemFields = {
  categoryId: string;
  name: string;
  nameEn: string | null;
  priceKrw: number;
  description: string | null;
  imageUrl: string | null;
  imageFileId: string | null;
  barcode: string | null;
  placeEnabled: boolean;
  marketPrice: boolean;
};

/** In display order. */
type Options = { optionCollectionIds: readonly string[] };

export type NewItem = ItemFields &
  Options & {
    id: string;
    stock: number | null;
    /** If missing, the item is on sale. */
    soldOutUntil?: string;
  };

export type ItemChange = {
  id: string;
  changes: Partial<
    ItemFields &
      Options & {
        /** If missing while the category changes, the item goes to the end of the new one. */
        displaySort: number;
        /** ISO 8601; null restores the item. */
        deletedAt: string | null;
        /** A change of these two fields is not an edit: the version stays the same. */
        stock: number | null;
        soldOutUntil: string | null;
      }
  >;
};

/** Inserts items with their options at the end of their categories, in the order of `rows`. */
export async function insertItems(tx: Tx, storeId: string, rows: readonly NewItem[], { by, at }: EditedBy) {
  if (rows.length === 0) return;
  await sql`
    with ${lastOfCategories(storeId)}, made as (
      select r.*, row_number() over (partition by r.category_id order by r.position) as turn
      from rows from (jsonb_to_recordset(${asJsonRecords(rows)}::jsonb) as (id uuid, category_id uuid, name text,
        name_en text, price_krw bigint, description text, image_url text, image_file_id uuid, barcode text,
        place_enabled boolean, market_price boolean, stock integer, sold_out_until timestamptz)) with ordinality
        as r(id, category_id, name, name_en, price_krw, description, image_url, image_file_id, barcode,
          place_enabled, market_price, stock, sold_out_until, position)
    )
    insert into menu_items (store_id, id, category_id, name, name_en, price_krw, description, image_url, image_file_id,
      barcode, place_enabled, market_price, stock, sold_out_until, display_sort, changed_by, changed_at)
    select ${storeId}, m.id, m.category_id, m.name, m.name_en, m.price_krw, m.description, m.image_url, m.image_file_id,
      m.barcode, m.place_enabled, m.market_price, m.stock, m.sold_out_until, coalesce(l.last, 0) + m.turn, ${by}, ${at}
    from made m left join last_of l on l.category_id = m.category_id`.execute(tx);
  await replaceItemCollections(
    tx,
    storeId,
    rows.map(({ id, optionCollectionIds }) => ({ id, optionCollectionIds })),
  );
}

/**
 * Changes items, including deleted ones, and returns the ids of those that changed. Locks them first, in the order that
 * sales use. Only a row that differs counts as edited, with a new version, author and time.
 */
export async function updateItems(tx: Tx, storeId: string, rows: readonly ItemChange[], written: EditedBy) {
  if (rows.length === 0) return [];
  await lockAnyItems(
    tx,
    storeId,
    rows.map(({ id }) => id),
  );
  const records = asJsonRecords(rows.map(({ id, changes }) => ({ id, changes: toColumns(changes) })));
  const ids = await withoutNestedLoops(tx, rows.length, async () => {
    const freed = rows.length > 1 ? await freeBarcodes(tx, storeId, records) : [];
    return writeChanges(tx, storeId, { records, freed }, written);
  });
  await replaceItemCollections(
    tx,
    storeId,
    rows.flatMap(({ id, changes: { optionCollectionIds } }) =>
      optionCollectionIds ? [{ id, optionCollectionIds }] : [],
    ),
  );
  return ids;
}

/** Moves items to the end of a category, in this order. */
export async function moveItemsToCategory(
  tx: Tx,
  storeId: string,
  { itemIds, categoryId }: { itemIds: readonly string[]; categoryId: string },
  written: EditedBy,
) {
  return updateItems(
    tx,
    storeId,
    itemIds.map((id) => ({ id, changes: { categoryId } })),
    written,
  );
}

/** Deletes items; past orders keep their snapshots. */
export async function softDeleteItems(
  tx: Tx,
  storeId: string,
  itemIds: readonly string[],
  written: EditedBy,
) {
  const deletedAt = written.at.toISOString();
  return updateItems(
    tx,
    storeId,
    itemIds.map((id) => ({ id, changes: { deletedAt } })),
    written,
  );
}

/** Deletes all items of a store that is erased. Their photos are swept, because no item names them. */
export async function eraseItems(tx: Tx, storeId: string, at: Date): Promise<void> {
  await tx
    .updateTable('menuItems')
    .set({ deletedAt: at, imageUrl: null, imageFileId: null })
    .where('storeId', '=', storeId)
    .execute();
}

/** Replaces the option collections of these items, in order. Does not count as an edit of the items. */
export async function replaceItemCollections(
  tx: Tx,
  storeId: string,
  rows: readonly (Options & { id: string })[],
) {
  if (rows.length === 0) return;
  await sql`
    delete from menu_item_option_collections
    where store_id = ${storeId} and item_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  const links = rows.flatMap(({ id, optionCollectionIds }) =>
    optionCollectionIds.map((collection, sort) => ({ item: id, collection, sort })),
  );
  if (links.length === 0) return;
  await sql`
    insert into menu_item_option_collections (store_id, item_id, collection_id, display_sort)
    select ${storeId}, l.item, l.collection, l.sort
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(item uuid, collection uuid, sort integer)`.execute(
    tx,
  );
}

/** Counts an edit of items whose change is in another table. They must be locked. */
export async function countItemEdits(
  tx: Tx,
  storeId: string,
  itemIds: readonly string[],
  { by, at }: EditedBy,
) {
  await tx
    .updateTable('menuItems')
    .set({ changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...itemIds]}::uuid[])`)
    .execute();
}

/**
 * Clears barcodes first, so that two items can swap theirs in one change. Returns the ids of items whose barcode
 * changes.
 */
async function freeBarcodes(tx: Tx, storeId: string, records: string) {
  const { rows } = await sql<{ id: string }>`
    update menu_items i set barcode = null
    from jsonb_to_recordset(${records}::jsonb) as w(id uuid, changes jsonb)
    where i.store_id = ${storeId} and i.id = w.id and i.barcode is not null
      and w.changes ? 'barcode' and w.changes ->> 'barcode' is distinct from i.barcode
    returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** An item in `freed` counts as edited, because its old barcode can no longer be compared. */
async function writeChanges(
  tx: Tx,
  storeId: string,
  { records, freed }: { records: string; freed: readonly string[] },
  { by, at }: EditedBy,
) {
  const { rows } = await sql<{ id: string }>`
    with ${lastOfCategories(storeId)}, said as (
      select n.*, n.category_id <> i.category_id and not w.changes ? 'display_sort' as moves, w.position,
        (n.category_id, n.name, n.name_en, n.price_krw, n.description, n.image_url, n.image_file_id, n.barcode,
          n.place_enabled, n.market_price, n.deleted_at) is distinct from
        (i.category_id, i.name, i.name_en, i.price_krw, i.description, i.image_url, i.image_file_id, i.barcode,
          i.place_enabled, i.market_price, i.deleted_at)
        or (w.changes ? 'option_collection_ids' and w.changes -> 'option_collection_ids' is distinct from ${liveOptions})
        or i.id = any(${[...freed]}::uuid[]) as is_edited,
        (n.stock, n.sold_out_until, n.display_sort) is distinct from (i.stock, i.sold_out_until, i.display_sort) as is_switched
      from rows from (jsonb_to_recordset(${records}::jsonb) as (id uuid, changes jsonb)) with ordinality
        as w(id, changes, position)
      join menu_items i on i.store_id = ${storeId} and i.id = w.id
      cross join lateral jsonb_populate_record(i, w.changes) n
    ), placed as (
      select s.*, case when s.moves
        then coalesce(l.last, 0) + row_number() over (partition by s.category_id, s.moves order by s.position)
        else s.display_sort end as sort
      from said s left join last_of l on l.category_id = s.category_id
      where s.is_edited or s.is_switched
    )
    update menu_items i set category_id = p.category_id, name = p.name, name_en = p.name_en, price_krw = p.price_krw,
      description = p.description, image_url = p.image_url, image_file_id = p.image_file_id, barcode = p.barcode,
      place_enabled = p.place_enabled, market_price = p.market_price, deleted_at = p.deleted_at, stock = p.stock, sold_out_until = p.sold_out_until,
      display_sort = p.sort, version = i.version + p.is_edited::integer,
      changed_by = case when p.is_edited then ${by}::uuid else i.changed_by end,
      changed_at = case when p.is_edited then ${at}::timestamptz else i.changed_at end
    from placed p where i.store_id = ${storeId} and i.id = p.id
    returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}

const liveOptions = sql`(
  select coalesce(jsonb_agg(k.collection_id order by k.display_sort), '[]') from menu_item_option_collections k
  join option_collections o on o.store_id = k.store_id and o.id = k.collection_id and o.deleted_at is null
  where k.store_id = i.store_id and k.item_id = i.id)`;

/** CTE `last_of`, materialized: without statistics for a just-filled menu PostgreSQL would compute it per row. */
function lastOfCategories(storeId: string) {
  return sql`last_of as materialized (
      select category_id, max(display_sort) as last from menu_items
      where store_id = ${storeId} and deleted_at is null group by category_id
    )`;
}
