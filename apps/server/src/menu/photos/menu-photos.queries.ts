import type { Db } from '#server/db/database.ts';

/** The storage key of an admitted menu photo. */
export async function findMenuPhoto(db: Db, fileId: string) {
  return db
    .selectFrom('files')
    .select(['awsKey', 'contentType'])
    .where('id', '=', fileId)
    .where('purpose', '=', 'MENU_IMAGE')
    .where('status', '=', 'ADMITTED')
    .executeTakeFirst();
}

export async function isMenuPhotoReader(db: Db, { fileId, userId }: { fileId: string; userId: string }) {
  const row = await db
    .selectFrom('menuItems as i')
    .innerJoin('storeMembers as m', 'm.storeId', 'i.storeId')
    .select('i.id')
    .where('i.imageFileId', '=', fileId)
    .where('i.deletedAt', 'is', null)
    .where('m.userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Photos of items deleted after `before` are kept, because the deletion may be undone. */
export async function listUnusedMenuPhotos(db: Db, { before, most }: { before: Date; most: number }) {
  const rows = await db
    .selectFrom('files as f')
    .select('f.id')
    .where('f.purpose', '=', 'MENU_IMAGE')
    .where('f.status', '=', 'ADMITTED')
    .where('f.admittedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('menuItems as i')
            .select('i.id')
            .whereRef('i.imageFileId', '=', 'f.id')
            .where(({ or, eb }) => or([eb('i.deletedAt', 'is', null), eb('i.deletedAt', '>=', before)])),
        ),
      ),
    )
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
