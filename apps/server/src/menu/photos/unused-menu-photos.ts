import type { Db } from '#server/db/database.ts';
import { type ListUnused, listUnusedOf } from '#server/files/list-unused.ts';

/**
 * Photos without an item: never saved, replaced, or of an item deleted before `before`. Those of items deleted later are
 * kept, because the deletion may be undone.
 */
export function unusedMenuPhotos(db: Db): ListUnused {
  return (asked) =>
    listUnusedOf(db, 'MENU_IMAGE', ({ exists, selectFrom }) =>
      exists(
        selectFrom('menuItems as i')
          .select('i.id')
          .whereRef('i.imageFileId', '=', 'f.id')
          .where(({ or, eb }) => or([eb('i.deletedAt', 'is', null), eb('i.deletedAt', '>=', asked.before)])),
      ),
    )(asked);
}
