import type { Db } from '#server/db/database.ts';

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
