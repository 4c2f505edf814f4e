import type { ContentType, FilePurpose } from '@maru/contract/files/file-rules.ts';
import { incomingFolder } from '#server/providers/storage/storage-key.ts';

const endings: Record<ContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** The folder of a user's files of one purpose (`profile-image/<user>/`). */
export function folderOf(purpose: FilePurpose, userId: string): string {
  return `${purpose.toLowerCase().replaceAll('_', '-')}/${userId}/`;
}

/** Where a file is read from once it is admitted. Its ending is what was announced, and no promise. */
export function awsKeyOf(file: {
  id: string;
  purpose: FilePurpose;
  ownerId: string;
  contentType: ContentType;
}) {
  return `${folderOf(file.purpose, file.ownerId)}${file.id}.${endings[file.contentType]}`;
}

/** Where an upload puts it: never where files are read from, so that no link replaces what was looked at. */
export function incomingKeyOf(fileId: string): string {
  return `${incomingFolder}${fileId}`;
}
