import type { Db } from '#server/db/database.ts';
import { type ListUnused, listUnusedOf } from '#server/files/list-unused.ts';

/** Photos that neither a draft nor a published page shows. */
export function unusedPlacePhotos(db: Db): ListUnused {
  return listUnusedOf(db, 'PLACE_IMAGE', ({ exists, selectFrom }) =>
    exists(selectFrom('placePhotos as o').select('o.fileId').whereRef('o.fileId', '=', 'f.id')),
  );
}
