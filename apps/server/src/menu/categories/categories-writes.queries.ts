import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export type NewCategory = {
  id: string;
  name: string;
  nameEn: string | null;
  enabled: boolean;
  rewardable: boolean;
  taxable: boolean;
};

/** Who edits, and when. */
export type EditedBy = { by: string; at: Date };

/** Puts these after the last of the list, in the order they come. A name that is in use violates `menu_categories__name`. */
export async function insertCategories(
  tx: Tx,
  storeId: string,
  rows: readonly NewCategory[],
  { by, at }: EditedBy,
) {
  if (rows.length === 0) return;
  const last = await tx
    .selectFrom('menuCategories')
    .select(({ fn }) => fn.coalesce(fn.max('displaySort'), sql<number>`0`).as('sort'))
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('menuCategories')
    .values(
      rows.map(({ id, name, nameEn, enabled, rewardable, taxable }, index) => ({
        ...{ storeId, id, name, nameEn, enabled, rewardable, taxable },
        ...{ displaySort: last.sort + index + 1, changedBy: by, changedAt: at },
      })),
    )
    .execute();
}
