import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { FileStorage } from './file-storage.ts';
import { incomingFolder } from './storage-key.ts';

/** `endpoint`: for an S3-compatible store with path-style buckets. Without keys the machine's role is used. */
export type S3Settings = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

const connectionMilliseconds = 3_000;
const answerMilliseconds = 20_000;

/** A bucket in S3 or a compatible store. Browsers upload and download with signed links. */
export function s3Storage(
  settings: S3Settings,
  { clock }: { clock: () => Date },
): Omit<FileStorage, 'signFolder' | 'register'> {
  const { bucket: Bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // A signed link cannot contain the checksum of a later upload.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMilliseconds, requestTimeout: answerMilliseconds },
  });
  const untilThen = (expiresAt: Date) => {
    const signingDate = clock();
    const expiresIn = Math.max(1, Math.floor((expiresAt.getTime() - signingDate.getTime()) / 1_000));
    return { signingDate, expiresIn };
  };

  return {
    async signUpload({ key: Key, contentType, bytes, expiresAt }) {
      const command = new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: bytes });
      // Only signed headers are enforced: type and length must be listed.
      const signableHeaders = new Set(['content-type', 'content-length']);
      const url = await getSignedUrl(client, command, { ...untilThen(expiresAt), signableHeaders });
      return { url, headers: { 'content-type': contentType } };
    },
    signAccess: ({ key: Key, expiresAt }) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), untilThen(expiresAt)),
    async read(Key, most) {
      try {
        const Range = `bytes=0-${most - 1}`;
        const found = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
        const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
        const length = Number(found.ContentRange?.split('/')[1] ?? bytes.length);
        return { bytes, length, version: found.ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        // A range request for an empty file fails with 416.
        if (statusOf(error) === 416) return { bytes: Buffer.alloc(0), length: 0, version: '' };
        throw error;
      }
    },
    write: (Key, { bytes, contentType }) =>
      unlessTaken(() =>
        client.send(
          new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType, IfNoneMatch: '*' }),
        ),
      ),
    adopt: (Key, from) =>
      unlessTaken(() =>
        client.send(
          new CopyObjectCommand({
            Bucket,
            Key,
            CopySource: `${Bucket}/${from.key}`,
            CopySourceIfMatch: from.version,
            IfNoneMatch: '*',
            MetadataDirective: 'REPLACE',
            ContentType: from.contentType,
          }),
        ),
      ),
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async deleteIncomingBefore(before) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: incomingFolder })) {
        for (const { Key, LastModified } of page.Contents ?? [])
          if (LastModified && LastModified < before)
            await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },
  };
}

/** False if a condition fails: the key exists, or the source is gone or changed. */
async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if ([404, 409, 412].includes(statusOf(error) ?? 0)) return false;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}
