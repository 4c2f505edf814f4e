import type { Db } from '#server/db/database.ts';
import type { ListUnused } from '#server/files/list-unused.ts';
import { listUnusedRegistrationImages } from './stores.queries.ts';

/** Registration images that no store has: it was never opened, or has another one by now. */
export function unusedRegistrationImages(db: Db): ListUnused {
  return (asked) => listUnusedRegistrationImages(db, asked);
}
