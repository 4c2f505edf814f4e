import type { Db } from '#server/db/database.ts';
import type { MayReadFile } from '#server/files/may-read-file.ts';
import { isRegistrationImageReader } from './stores.queries.ts';

/** Whoever may edit a store sees the registration image that it has now, whoever uploaded it. */
export function mayReadRegistrationImage(db: Db): MayReadFile {
  return (fileId, userId) => isRegistrationImageReader(db, { fileId, userId });
}
