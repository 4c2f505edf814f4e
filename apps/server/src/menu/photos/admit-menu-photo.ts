import type { AdmitFile } from '#server/files/admit-file.ts';
import { publicPictureUrl } from '#server/files/public/public-picture-url.ts';

export type Photo = { imageFileId: string | null; imageUrl: string | null };

/**
 * Inspects the photo under a key. Returns null fields if the photo is removed, undefined if the input does not mention
 * it. Call it outside a transaction.
 */
export async function admitMenuPhoto(
  admitFile: AdmitFile,
  { awsKey, actorId }: { awsKey: string | null | undefined; actorId: string },
): Promise<Photo | undefined> {
  if (awsKey === undefined) return undefined;
  if (awsKey === null) return { imageFileId: null, imageUrl: null };

  const admitted = await admitFile({ awsKey, purpose: 'MENU_IMAGE', actorId });
  return { imageFileId: admitted.fileId, imageUrl: publicPictureUrl('MENU_IMAGE', admitted) };
}
