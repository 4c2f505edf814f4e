import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStorage } from './file-storage.ts';
import { linkSigner } from './link-signer.ts';
import { opensFile, ownLinks, ownPath } from './own-links.ts';
import { isStorageKey } from './storage-key.ts';

const redirectSeconds = 60;

/**
 * Signed folders for a bucket without CloudFront, whose links are for single files only. A cookie gives access to the
 * folder on our own server, which redirects each request to a short-lived link. The files' bytes do not pass through
 * our server.
 */
export function ownFolders(parts: {
  secrets: readonly [string, ...string[]];
  signAccess: FileStorage['signAccess'];
  clock: () => Date;
}): Pick<FileStorage, 'signFolder' | 'register'> {
  const { signAccess, clock } = parts;
  const signer = linkSigner(parts.secrets);

  async function linkFor({ params, query, headers }: FastifyRequest): Promise<string> {
    const key = (params as { '*'?: string })['*'] ?? '';
    const now = clock();
    const isOpen = isStorageKey(key) && opensFile(signer, { key, query, cookie: headers.cookie, now });
    if (!isOpen) throw new Refusal('NOT_FOUND');
    const expiresAt = new Date(now.getTime() + redirectSeconds * 1_000);
    return signAccess({ key, pageOrigin: '', expiresAt });
  }

  return {
    signFolder: async (access) => ownLinks(signer).folder(access),
    register(origin: FastifyInstance) {
      origin.get(`${ownPath}*`, async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return reply.redirect(await linkFor(request), 302);
      });
    },
  };
}
