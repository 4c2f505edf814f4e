import type { AdmitFile } from '#server/files/admit-file.ts';
import { publicPictureUrl } from '#server/files/public/public-picture-url.ts';

export type Thumbnail = { thumbnailFileId: string | null; thumbnailUrl: string | null };

export const noThumbnail: Thumbnail = { thumbnailFileId: null, thumbnailUrl: null };

/**
 * Inspects the picture under a key. Returns null fields if the picture is removed, undefined if the input does not
 * mention it. Call it outside a transaction.
 */
export async function admitThumbnail(
  admitFile: AdmitFile,
  { awsKey, actorId }: { awsKey: string | null | undefined; actorId: string },
): Promise<Thumbnail | undefined> {
  if (awsKey === undefined) return undefined;
  if (awsKey === null) return noThumbnail;

  const purpose = 'CONTENT_IMAGE';
  const admitted = await admitFile({ awsKey, purpose, actorId });
  return { thumbnailFileId: admitted.fileId, thumbnailUrl: publicPictureUrl(purpose, admitted) };
}
