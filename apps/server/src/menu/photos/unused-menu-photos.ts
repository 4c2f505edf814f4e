import type { Db } from '#server/db/database.ts';
import type { ListUnused } from '#server/files/list-unused.ts';
import { listUnusedMenuPhotos } from './menu-photos.queries.ts';

/** Photos without an item: never saved, replaced, or of an item deleted before `before`. */
export function unusedMenuPhotos(db: Db): ListUnused {
  return (asked) => listUnusedMenuPhotos(db, asked);
}
