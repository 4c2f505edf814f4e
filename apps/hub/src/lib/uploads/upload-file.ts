import { contentTypes, type FilePurpose } from '@maru/contract/files/file-rules.ts';
import {
  getFileAccessUrl,
  getFileUploadUrl,
  getFileUploadUrlForUser,
} from '@maru/contract/files/files.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { putBytes } from './put-bytes.ts';

export type UploadedFile = { awsKey: string; url: string; width: number | null; height: number | null };

type UploadOptions = {
  purpose: FilePurpose;
  /** Set if an admin uploads for somebody else, who then owns the file. */
  forUserId?: string | undefined;
  /** Uploaded share of the bytes, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Requests an upload link, sends the bytes, then requests a link to read the file, which makes the server
 * check it. Throws ApiError if the file is refused and NetworkError if the upload fails.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  const { purpose, forUserId, onProgress, signal } = options;
  const asked = signal ? { signal } : {};
  const announced = { objectPurpose: purpose, contentType: typeOf(file), bytes: file.size };

  const { awsKey, url, headers } = forUserId
    ? await call(getFileUploadUrlForUser, { userId: forUserId, ...announced }, asked)
    : await call(getFileUploadUrl, announced, asked);
  await putBytes({ url, headers, file, ...(onProgress ? { onProgress } : {}), ...asked });

  const { url: readUrl, width, height } = await call(getFileAccessUrl, { awsKey }, asked);
  return { awsKey, url: readUrl, width, height };
}

const typeByEnding = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const;

/**
 * Some phones give no type; then the file extension decides. Unknown files are sent as PNG, so that the server refuses
 * them by their content.
 */
export function typeOf({ type, name }: File): (typeof contentTypes)[number] {
  const ending = name.toLowerCase().split('.').at(-1) as keyof typeof typeByEnding;
  return contentTypes.find((known) => known === type) ?? typeByEnding[ending] ?? 'image/png';
}
