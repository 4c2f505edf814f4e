import type { Db } from '#server/db/database.ts';
import type { MayReadFile } from '#server/files/may-read-file.ts';
import { isMenuPhotoReader } from './menu-photos.queries.ts';

/** Every member of a store may read its items' photos, whoever uploaded them. */
export function mayReadMenuPhoto(db: Db): MayReadFile {
  return (fileId, userId) => isMenuPhotoReader(db, { fileId, userId });
}
