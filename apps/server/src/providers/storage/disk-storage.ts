import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import { diskFolder } from './disk-folder.ts';
import type { FileStorage } from './file-storage.ts';
import { linkSigner } from './link-signer.ts';
import { opensFile, opensUpload, ownLinks, ownPath } from './own-links.ts';
import { sendStored } from './send-stored.ts';
import { exemptSlowUploads } from './slow-uploads.ts';
import { incomingFolder, isStorageKey } from './storage-key.ts';
import { uploadTaker } from './take-upload.ts';

/** Stores files in a folder of this server, which serves uploads and downloads itself by signed links. */
export function diskStorage(parts: {
  root: string;
  secrets: readonly [string, ...string[]];
  clock: () => Date;
}): FileStorage {
  const { clock } = parts;
  const folder = diskFolder(parts.root);
  const signer = linkSigner(parts.secrets);
  const links = ownLinks(signer);
  const takeUpload = uploadTaker(folder);

  function register(origin: FastifyInstance) {
    exemptSlowUploads(origin);
    origin.register(async (scope) => {
      // Keep the body a stream, so that access is checked before any of it is read.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));
      scope.put(`${ownPath}*`, async (request, reply) => {
        const key = keyOf(request);
        const { query, headers } = request;
        const contentType = headers['content-type'] ?? '';
        const bytes = Number(headers['content-length'] ?? Number.NaN);
        const isOpen =
          key.startsWith(incomingFolder) &&
          opensUpload(signer, { key, contentType, bytes, query, now: clock() });
        if (!isOpen) throw new Refusal('NOT_FOUND');
        await takeUpload(key, request);
        return reply.send();
      });
      scope.route({
        method: ['GET', 'HEAD'],
        url: `${ownPath}*`,
        handler: (request, reply) => {
          const key = keyOf(request);
          const { query, headers } = request;
          if (!opensFile(signer, { key, query, cookie: headers.cookie, now: clock() }))
            throw new Refusal('NOT_FOUND');
          return sendStored(folder, key, request, reply);
        },
      });
    });
  }

  return {
    ...folder,
    signUpload: async (upload) => links.upload(upload),
    signAccess: async (access) => links.access(access),
    signFolder: async (access) => links.folder(access),
    write: (key, { bytes }) => folder.write(key, bytes),
    register,
  };
}

function keyOf({ params }: FastifyRequest): string {
  const key = (params as { '*'?: string })['*'] ?? '';
  if (!isStorageKey(key)) throw new Refusal('NOT_FOUND');
  return key;
}
