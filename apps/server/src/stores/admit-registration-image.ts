import type { AdmitFile } from '#server/files/admit-file.ts';

/**
 * Inspects the registration image under a key. Undefined if none was sent or the store already has it. Call it outside
 * a transaction.
 */
export async function admitRegistrationImage(
  admitFile: AdmitFile,
  image: { awsKey: string | undefined; present?: string | null; actorId: string },
): Promise<string | undefined> {
  const { awsKey, present, actorId } = image;
  if (awsKey === undefined || awsKey === present) return undefined;
  return (await admitFile({ awsKey, purpose: 'REGISTRATION_IMAGE', actorId })).fileId;
}
