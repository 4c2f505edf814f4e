import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { generateSignedCookies as wire } from '@maru/contract/files/files.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { folderOf } from './file-keys.ts';
import type { PageOrigin } from './page-origin.ts';

/** Short, because tills are shared and the next person must not get access. */
const cookieMinutes = 30;

/** Gives the caller's browser access to their own folder of one purpose. */
export function generateSignedCookiesBy(parts: { storage: FileStorage; pageOrigin: PageOrigin }) {
  return async function generateSignedCookies(
    { now, actor, request, reply }: UserContext,
    { objectPurpose }: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const expiresAt = new Date(now.getTime() + cookieMinutes * 60_000);
    const { folderUrl, cookies } = await parts.storage.signFolder({
      folder: folderOf(objectPurpose, actor.userId),
      pageOrigin: parts.pageOrigin(request),
      expiresAt,
    });
    reply.header('set-cookie', cookies);
    return { folderUrl, expiresAt: expiresAt.toISOString() };
  };
}
