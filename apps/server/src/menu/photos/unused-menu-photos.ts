import type { Db } from '#server/db/database.ts';
import type { ListUnused } from '#server/files/list-unused.ts';
import { listUnusedMenuPhotos } from './menu-photos.queries.ts';

/** Photos that no item has: it was never saved, has another one by now, or was deleted before then. */
export function unusedMenuPhotos(db: Db): ListUnused {
  return (asked) => listUnusedMenuPhotos(db, asked);
}
