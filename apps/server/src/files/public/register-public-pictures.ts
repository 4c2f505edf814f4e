import { Id } from '@maru/contract/fields.ts';
import { fileRules, type PublicPurpose, publicPurposes } from '@maru/contract/files/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db/database.ts';
import { findAdmitted } from '#server/files/files.queries.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fairQueue } from '#server/jobs/fair-queue.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { publicFolders, publicPictureUrl } from './public-picture-url.ts';

/**
 * How many bytes of pictures each origin keeps in memory, and for how many milliseconds. A swept picture is gone after
 * a minute at most.
 */
const kept = { maxSize: 32_000_000, ttl: 60_000 };

/** Each origin remembers names without a picture, so that repeated requests for them cost nothing. */
const keptMissing = { max: 5_000, ttl: 5_000 };
/**
 * Concurrent look-ups in the database, for both origins together. A page for visitors has dozens of pictures, so many
 * may wait; networks take turns.
 */
const takeTurn = fairQueue({ atOnce: 2, waitingEach: Number.POSITIVE_INFINITY, waiting: 300, seconds: 1 });

type Picture = { bytes: Buffer; contentType: string };
type Asked = { purpose: PublicPurpose; name: string; by: string };
type Parts = { db: Db; storage: FileStorage };

/**
 * Serves the pictures of menus, store pages, news and posts to everybody: they were re-encoded, and what they belong to
 * is public. A popular picture is read once a minute; a missing one is looked up once every five seconds.
 */
export function registerPublicPictures(origin: FastifyInstance, parts: Parts) {
  const pictures = new LRUCache<string, Picture, Asked>({
    ...kept,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_path, _stale, { context }) => readPicture(parts, context),
  });
  const missing = new LRUCache<string, true>(keptMissing);

  async function read(asked: Asked): Promise<Picture> {
    const path = publicFolders[asked.purpose] + asked.name;
    if (missing.has(path)) throw new Refusal('NOT_FOUND');
    const picture = await pictures.fetch(path, { context: asked });
    if (picture) return picture;
    missing.set(path, true);
    throw new Refusal('NOT_FOUND');
  }

  for (const purpose of publicPurposes)
    origin.get<{ Params: { name: string } }>(
      `${publicFolders[purpose]}:name`,
      async ({ params: { name }, ip }, reply) => {
        const { bytes, contentType } = await read({ purpose, name, by: networkOf(ip) });
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

async function readPicture(
  { db, storage }: Parts,
  { purpose, name, by }: Asked,
): Promise<Picture | undefined> {
  const fileId = Id.safeParse(name.slice(0, name.lastIndexOf('.'))).data;
  const picture = fileId && (await takeTurn(by, () => findAdmitted(db, { fileId, purpose })));
  if (!fileId || !picture) return undefined;
  if (publicPictureUrl(purpose, { fileId, ...picture }) !== `${publicFolders[purpose]}${name}`)
    return undefined;

  const stored = await storage.read(picture.awsKey, fileRules[purpose].mostBytes);
  return stored && { bytes: stored.bytes, contentType: picture.contentType };
}
