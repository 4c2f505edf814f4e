import type { ContentType, FilePurpose } from '@maru/contract/files/file-rules.ts';
import { incomingFolder } from '#server/providers/storage/storage-key.ts';

const endings: Record<ContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** The folder for a user's files of one purpose (`profile-image/<user>/`). */
export function folderOf(purpose: FilePurpose, userId: string): string {
  return `${purpose.toLowerCase().replaceAll('_', '-')}/${userId}/`;
}

/** Where an admitted file is read from. The extension is the announced type and may be wrong. */
export function awsKeyOf(file: {
  id: string;
  purpose: FilePurpose;
  ownerId: string;
  contentType: ContentType;
}) {
  return `${folderOf(file.purpose, file.ownerId)}${file.id}.${endings[file.contentType]}`;
}

/** Where an upload is written. Files are never read from here, so an upload link cannot replace an inspected file. */
export function incomingKeyOf(fileId: string): string {
  return `${incomingFolder}${fileId}`;
}
