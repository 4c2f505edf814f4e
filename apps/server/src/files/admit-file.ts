import type { FilePurpose } from '@maru/contract/files/file-rules.ts';

/**
 * Looks at what was uploaded under a key, for an act that is going to refer to it; to be called outside a transaction.
 * The file has to be the actor's own or uploaded by the actor. Refuses with FILE_NOT_FOUND, FILE_NOT_UPLOADED,
 * FILE_TYPE_NOT_ALLOWED and FILE_TOO_LARGE. Once admitted, a file is answered at once.
 */
export type AdmitFile = (request: {
  awsKey: string;
  purpose: FilePurpose;
  actorId: string;
}) => Promise<{ fileId: string }>;
