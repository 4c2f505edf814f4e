import { Id } from '@maru/contract/fields.ts';
import { fileRules } from '@maru/contract/files/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { menuPhotoPath, menuPhotoUrl } from './menu-photo-url.ts';
import { findMenuPhoto } from './menu-photos.queries.ts';

/** Serves menu photos publicly: they were re-encoded, and menus are public anyway. */
export function registerMenuPhotos(origin: FastifyInstance, parts: { db: Db; storage: FileStorage }) {
  origin.get<{ Params: { name: string } }>(`${menuPhotoPath}:name`, async ({ params }, reply) => {
    const { bytes, contentType } = (await readPhoto(parts, params.name)) ?? notFound();
    return reply
      .type(contentType)
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(bytes);
  });
}

async function readPhoto({ db, storage }: { db: Db; storage: FileStorage }, name: string) {
  const fileId = Id.safeParse(name.slice(0, name.lastIndexOf('.'))).data;
  const photo = fileId === undefined ? undefined : await findMenuPhoto(db, fileId);
  if (!fileId || !photo || menuPhotoUrl({ fileId, ...photo }) !== `${menuPhotoPath}${name}`) return undefined;

  const stored = await storage.read(photo.awsKey, fileRules.MENU_IMAGE.mostBytes);
  return stored && { bytes: stored.bytes, contentType: photo.contentType };
}

function notFound(): never {
  throw new Refusal('NOT_FOUND');
}
