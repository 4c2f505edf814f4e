import type { Db } from '#server/db/database.ts';
import { type ListUnused, listUnusedOf } from '#server/files/list-unused.ts';

/** Pictures that no user has any more, or that were never saved. */
export function unusedProfilePictures(db: Db): ListUnused {
  return listUnusedOf(db, 'PROFILE_IMAGE', ({ exists, selectFrom }) =>
    exists(selectFrom('users as u').select('u.id').whereRef('u.pictureFileId', '=', 'f.id')),
  );
}
