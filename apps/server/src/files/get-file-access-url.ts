import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { contentTypes } from '@maru/contract/files/file-rules.ts';
import type { getFileAccessUrl as wire } from '@maru/contract/files/files.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import type { Admission } from './admit-file.ts';
import { type FileRow, findFile } from './files.queries.ts';
import type { MayReadFile } from './may-read-file.ts';
import type { PageOrigin } from './page-origin.ts';

const linkMinutes = 10;

/**
 * A link for the file's owner, for users who may read what the file belongs to, and for admins (registration images and
 * their own uploads). For everybody else the file does not exist.
 */
export function getFileAccessUrlBy(parts: {
  storage: FileStorage;
  pageOrigin: PageOrigin;
  admission: Admission;
  isAdmin: (userId: string) => Promise<boolean>;
  mayRead: MayReadFile;
}) {
  const { storage, pageOrigin, admission, isAdmin, mayRead } = parts;

  const isOpenTo = async (userId: string, file: FileRow) =>
    file.ownerId === userId ||
    (isForAdmin(file, userId) && (await isAdmin(userId))) ||
    (await mayRead(file.id, userId));

  return async function getFileAccessUrl(
    { db, now, actor, request }: UserContext,
    { awsKey }: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const file = await findFile(db, awsKey);
    if (!file || !(await isOpenTo(actor.userId, file))) fail('NOT_FOUND');

    const { bytes, width, height, ...admitted } = await admission(file, actor.userId);
    const contentType = contentTypes.find((type) => type === admitted.contentType);
    if (!contentType) throw new Error(`an admitted file is ${admitted.contentType}`);
    const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
    const url = await storage.signAccess({ key: awsKey, pageOrigin: pageOrigin(request), expiresAt });
    return { url, expiresAt: expiresAt.toISOString(), contentType, bytes, width, height };
  };
}

/** Admins read only registration images and their own uploads. They need no other pictures of a person. */
function isForAdmin({ purpose, uploadedBy }: FileRow, adminId: string): boolean {
  return purpose === 'REGISTRATION_IMAGE' || uploadedBy === adminId;
}
