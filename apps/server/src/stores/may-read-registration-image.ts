import type { Db } from '#server/db/database.ts';
import type { MayReadFile } from '#server/files/may-read-file.ts';
import { isRegistrationImageReader } from './stores.queries.ts';

/** Members who may edit a store may read its current registration image, whoever uploaded it. */
export function mayReadRegistrationImage(db: Db): MayReadFile {
  return (fileId, userId) => isRegistrationImageReader(db, { fileId, userId });
}
