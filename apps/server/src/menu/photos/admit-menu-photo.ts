import type { AdmitFile } from '#server/files/admit-file.ts';
import { menuPhotoUrl } from './menu-photo-url.ts';

export type Photo = { imageFileId: string | null; imageUrl: string | null };

/**
 * The photo behind a key, once it was looked at; none where it is taken away, undefined where nothing was said of it. Not
 * inside a transaction.
 */
export async function admitMenuPhoto(
  admitFile: AdmitFile,
  { awsKey, actorId }: { awsKey: string | null | undefined; actorId: string },
): Promise<Photo | undefined> {
  if (awsKey === undefined) return undefined;
  if (awsKey === null) return { imageFileId: null, imageUrl: null };

  const admitted = await admitFile({ awsKey, purpose: 'MENU_IMAGE', actorId });
  return { imageFileId: admitted.fileId, imageUrl: menuPhotoUrl(admitted) };
}
