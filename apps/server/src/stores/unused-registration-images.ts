import type { Db } from '#server/db/database.ts';
import { type ListUnused, listUnusedOf } from '#server/files/list-unused.ts';

/** Registration images without a store: the store was never created, or has another image now. */
export function unusedRegistrationImages(db: Db): ListUnused {
  return listUnusedOf(db, 'REGISTRATION_IMAGE', ({ exists, or, selectFrom }) =>
    or([
      exists(selectFrom('stores as s').select('s.id').whereRef('s.registrationFileId', '=', 'f.id')),
      exists(
        selectFrom('storeRegistrationChanges as c')
          .select('c.id')
          .whereRef('c.registrationFileId', '=', 'f.id'),
      ),
    ]),
  );
}
