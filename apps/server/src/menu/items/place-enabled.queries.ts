import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { EditedBy } from '#server/menu/menu.queries.ts';

/** Counts as an edit of each of these items. */
export async function updatePlaceEnabled(
  tx: Tx,
  storeId: string,
  { ids, placeEnabled, by, at }: EditedBy & { ids: readonly string[]; placeEnabled: boolean },
) {
  await tx
    .updateTable('menuItems')
    .set({ placeEnabled, changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}
