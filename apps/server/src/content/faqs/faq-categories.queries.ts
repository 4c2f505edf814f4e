import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

export type CategoryRow = { id: string; name: string; nameEn: string | null };

export async function listCategoryRows(db: DbOrTx): Promise<CategoryRow[]> {
  return db
    .selectFrom('faqCategories')
    .select(['id', 'name', 'nameEn'])
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function isFaqCategory(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('faqCategories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The category that already has this name. */
export async function findCategoryByName(tx: Tx, nameKey: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('faqCategories')
    .select('id')
    .where('nameKey', '=', nameKey)
    .executeTakeFirst();
  return row?.id;
}

/** Makes a category, or renames it. */
export async function writeCategory(tx: Tx, category: CategoryRow & { nameKey: string; place: number }) {
  const { name, nameEn, nameKey } = category;
  await tx
    .insertInto('faqCategories')
    .values(category)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, nameEn, nameKey }))
    .execute();
}

/** Numbers these categories in the given order. */
export async function placeCategories(tx: Tx, ids: readonly string[]) {
  await sql`
    update faq_categories c set place = p.place
    from unnest(${ids}::uuid[]) with ordinality as p(id, place) where p.id = c.id`.execute(tx);
}

/** Deletes categories without FAQs: a category exists only as long as it has one. */
export async function deleteEmptyCategories(tx: Tx) {
  await sql`
    delete from faq_categories c where not exists (select from faqs f where f.category_id = c.id)`.execute(
    tx,
  );
}
