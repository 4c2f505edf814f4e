import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { EditedBy } from '#server/menu/menu.queries.ts';

export type ChoiceRow = {
  id: string;
  name: string;
  nameEn: string | null;
  /** In KRW, relative to the item's price. */
  priceDifference: number;
  byDefault: boolean;
};

export type CollectionFields = { name: string; nameEn: string | null; mandatory: boolean; multiple: boolean };

/** A collection to create, with its choices in order. The caller creates the ids. */
export type CollectionRow = CollectionFields & { id: string; choices: readonly ChoiceRow[] };

/** Creates collections with their choices, at the end of the list and in the given order. */
export async function insertCollections(
  tx: Tx,
  storeId: string,
  collections: readonly CollectionRow[],
  { by, at }: EditedBy,
) {
  if (collections.length === 0) return;
  const rows = collections.map(({ choices: _, ...row }, position) => ({ ...row, position }));
  await sql`
    insert into option_collections
      (store_id, id, name, name_en, mandatory, multiple, display_sort, changed_by, changed_at)
    select ${storeId}, c.id, c.name, c."nameEn", c.mandatory, c.multiple, l.last + 1 + c.position, ${by}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as c(id uuid, name text, "nameEn" text, mandatory boolean, multiple boolean, position integer),
      (select coalesce(max(display_sort), 0) as last from option_collections where store_id = ${storeId}) l`.execute(
    tx,
  );
  await putChoices(
    tx,
    storeId,
    collections.flatMap(({ id: collectionId, choices }) => inCollection(collectionId, choices)),
  );
}

/** Changes a collection's own fields and increments its version. */
export async function updateCollection(
  tx: Tx,
  storeId: string,
  id: string,
  fields: CollectionFields,
  { by, at }: EditedBy,
) {
  await tx
    .updateTable('optionCollections')
    .set({ ...fields, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces a collection's choices, in this order. Existing choices keep their sold-out time; omitted ones are deleted.
 * Every id must be new or of a live choice of this collection.
 */
export async function replaceChoices(
  tx: Tx,
  storeId: string,
  collectionId: string,
  choices: readonly ChoiceRow[],
  { at }: Pick<EditedBy, 'at'>,
) {
  await tx
    .updateTable('optionChoices')
    .set({ deletedAt: at })
    .where('storeId', '=', storeId)
    .where('collectionId', '=', collectionId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`id <> all(${choices.map(({ id }) => id)}::uuid[])`)
    .execute();
  await putChoices(tx, storeId, inCollection(collectionId, choices));
}

/** Deletes collections with their choices. Links from items stay but are ignored. */
export async function softDeleteCollections(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
  { by, at }: EditedBy,
) {
  if (ids.length === 0) return;
  await lockCollections(tx, storeId, ids);
  await tx
    .updateTable('optionCollections')
    .set({ deletedAt: at, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
  await tx
    .updateTable('optionChoices')
    .set({ deletedAt: at })
    .where('storeId', '=', storeId)
    .where(sql<boolean>`collection_id = any(${[...ids]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Restores a deleted collection at its old position, with this name and these choices. Linked items use it again. */
export async function restoreCollection(
  tx: Tx,
  storeId: string,
  { id, name, choiceIds }: { id: string; name: string; choiceIds: readonly string[] },
  { by, at }: EditedBy,
) {
  await lockCollections(tx, storeId, [id]);
  await tx
    .updateTable('optionCollections')
    .set({ name, deletedAt: null, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('optionChoices')
    .set({ deletedAt: null })
    .where('storeId', '=', storeId)
    .where('collectionId', '=', id)
    .where(sql<boolean>`id = any(${[...choiceIds]}::uuid[])`)
    .execute();
}

/** Sets the order of the collections; `ids` must name all of them. */
export async function sortCollections(tx: Tx, storeId: string, ids: readonly string[]) {
  await lockCollections(tx, storeId, ids);
  await sql`
    update option_collections o set display_sort = s.position
    from unnest(${[...ids]}::uuid[]) with ordinality as s(id, position)
    where o.store_id = ${storeId} and o.id = s.id and o.deleted_at is null`.execute(tx);
}

/** Locks the collections by ascending id, before their choices: the order that sold-out switches use. */
async function lockCollections(tx: Tx, storeId: string, ids: readonly string[]) {
  await sql`
    select id from option_collections where store_id = ${storeId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(tx);
}

type OrderedChoice = ChoiceRow & { collectionId: string; position: number };

function inCollection(collectionId: string, choices: readonly ChoiceRow[]): OrderedChoice[] {
  return choices.map((choice, index) => ({ ...choice, collectionId, position: index + 1 }));
}

async function putChoices(tx: Tx, storeId: string, choices: readonly OrderedChoice[]) {
  await sql`
    insert into option_choices
      (store_id, id, collection_id, name, name_en, price_difference_krw, by_default, display_sort)
    select ${storeId}, c.id, c."collectionId", c.name, c."nameEn", c."priceDifference", c."byDefault", c.position
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
      as c(id uuid, "collectionId" uuid, name text, "nameEn" text, "priceDifference" bigint, "byDefault" boolean,
        position integer)
    on conflict (store_id, id) do update set name = excluded.name, name_en = excluded.name_en,
      price_difference_krw = excluded.price_difference_krw, by_default = excluded.by_default,
      display_sort = excluded.display_sort`.execute(tx);
}
