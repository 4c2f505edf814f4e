import { Id } from '@maru/contract/fields.ts';
import { fileRules, type PublicPurpose, publicPurposes } from '@maru/contract/files/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { findAdmitted } from '#server/files/files.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { publicFolders, publicPictureUrl } from './public-picture-url.ts';

/**
 * Serves the pictures of menus, store pages, news and posts to everybody: they were re-encoded, and what they belong to is
 * public anyway.
 */
export function registerPublicPictures(origin: FastifyInstance, parts: { db: Db; storage: FileStorage }) {
  for (const purpose of publicPurposes)
    origin.get<{ Params: { name: string } }>(`${publicFolders[purpose]}:name`, async ({ params }, reply) => {
      const { bytes, contentType } = (await readPicture(parts, { purpose, name: params.name })) ?? notFound();
      return reply
        .type(contentType)
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(bytes);
    });
}

async function readPicture(
  { db, storage }: { db: Db; storage: FileStorage },
  { purpose, name }: { purpose: PublicPurpose; name: string },
) {
  const fileId = Id.safeParse(name.slice(0, name.lastIndexOf('.'))).data;
  const picture = fileId === undefined ? undefined : await findAdmitted(db, { fileId, purpose });
  if (!fileId || !picture) return undefined;
  if (publicPictureUrl(purpose, { fileId, ...picture }) !== `${publicFolders[purpose]}${name}`)
    return undefined;

  const stored = await storage.read(picture.awsKey, fileRules[purpose].mostBytes);
  return stored && { bytes: stored.bytes, contentType: picture.contentType };
}

function notFound(): never {
  throw new Refusal('NOT_FOUND');
}
