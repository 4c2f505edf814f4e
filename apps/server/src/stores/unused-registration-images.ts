import type { Db } from '#server/db/database.ts';
import type { ListUnused } from '#server/files/list-unused.ts';
import { listUnusedRegistrationImages } from './stores.queries.ts';

/** Registration images without a store: the store was never created, or has another image now. */
export function unusedRegistrationImages(db: Db): ListUnused {
  return (asked) => listUnusedRegistrationImages(db, asked);
}
