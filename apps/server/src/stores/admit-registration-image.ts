import type { AdmitFile } from '#server/files/admit-file.ts';

/**
 * The file behind the key of a registration image, once it was looked at; undefined where none was sent or it is the
 * one that the store has. Not inside a transaction.
 */
export async function admitRegistrationImage(
  admitFile: AdmitFile,
  image: { awsKey: string | undefined; present?: string | null; actorId: string },
): Promise<string | undefined> {
  const { awsKey, present, actorId } = image;
  if (awsKey === undefined || awsKey === present) return undefined;
  return (await admitFile({ awsKey, purpose: 'REGISTRATION_IMAGE', actorId })).fileId;
}
