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
  /** An admin uploads for somebody else, who then owns the file. */
  forUserId?: string | undefined;
  /** Share of the bytes that are there, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Announces a file, sends its bytes, and asks to read it: only then the server looks at what it is. Throws ApiError for a
 * file that is refused and NetworkError for one that did not arrive.
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

/** Some phones name no type; then the name's ending says it. What nobody can tell goes as PNG, and is refused for what it is. */
export function typeOf({ type, name }: File): (typeof contentTypes)[number] {
  const ending = name.toLowerCase().split('.').at(-1) as keyof typeof typeByEnding;
  return contentTypes.find((known) => known === type) ?? typeByEnding[ending] ?? 'image/png';
}
