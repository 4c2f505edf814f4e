import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { cloudFrontAccess } from './cloudfront.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { ownFolders } from './own-folders.ts';
import { s3Storage } from './s3-storage.ts';

/** The configured bucket, else the data folder. */
export function chooseFileStorage(
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  { keys, clock }: { keys: Keys; clock: () => Date },
): FileStorage {
  const secrets = keys.secrets('file-link');
  if (storage.kind === 'disk') return diskStorage({ root: join(resolve(dataDir), 'files'), secrets, clock });

  const bucket = s3Storage(storage.s3, { clock });
  const reading = storage.cloudFront
    ? cloudFrontAccess(storage.cloudFront)
    : ownFolders({ secrets, signAccess: bucket.signAccess, clock });
  return { ...bucket, ...reading };
}
