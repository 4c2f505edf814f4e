import { Id } from '@maru/contract/fields.ts';
import { fileRules, type PublicPurpose, publicPurposes } from '@maru/contract/files/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db/database.ts';
import { findAdmitted } from '#server/files/files.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { publicFolders, publicPictureUrl } from './public-picture-url.ts';

/** Bytes and milliseconds that an origin keeps pictures in memory. A swept one is gone after a minute at most. */
const kept = { maxSize: 32_000_000, ttl: 60_000 };

type Picture = { bytes: Buffer; contentType: string };
type Asked = { purpose: PublicPurpose; name: string };
type Parts = { db: Db; storage: FileStorage };

/**
 * Serves the pictures of menus, store pages, news and posts to everybody: they were re-encoded, and what they belong to is
 * public anyway. One that many ask for is read once in a minute.
 */
export function registerPublicPictures(origin: FastifyInstance, parts: Parts) {
  const pictures = new LRUCache<string, Picture, Asked>({
    ...kept,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_path, _stale, { context }) => readPicture(parts, context),
  });
  for (const purpose of publicPurposes)
    origin.get<{ Params: { name: string } }>(
      `${publicFolders[purpose]}:name`,
      async ({ params: { name } }, reply) => {
        const picture = await pictures.fetch(publicFolders[purpose] + name, { context: { purpose, name } });
        const { bytes, contentType } = picture ?? notFound();
        return reply
          .type(contentType)
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'none'; sandbox",
          })
          .send(bytes);
      },
    );
}

async function readPicture({ db, storage }: Parts, { purpose, name }: Asked): Promise<Picture | undefined> {
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
