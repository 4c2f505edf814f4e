import type { Db } from '#server/db/database.ts';
import { type ListUnused, listUnusedOf } from '#server/files/list-unused.ts';

/** Pictures that no post shows: their post was deleted, has another one now, or was never saved. */
export function unusedContentPictures(db: Db): ListUnused {
  return listUnusedOf(db, 'CONTENT_IMAGE', ({ exists, selectFrom }) =>
    exists(selectFrom('posts as p').select('p.id').whereRef('p.thumbnailFileId', '=', 'f.id')),
  );
}
