import { readFileSync } from 'node:fs';
import type { Tx } from '#server/db/database.ts';
import type { StoredContent } from '#server/place/editing/stored-content.ts';
import { insertPlace, replacePhotos, updatePlaceRow } from '#server/place/places.queries.ts';
import { claimFirstSlug } from '#server/place/slugs/first-slug.ts';
import { claimSlug, markSeen } from '#server/place/slugs/place-slugs.queries.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { seedPicture } from './seed-picture.ts';

type Photo = Omit<StoredContent['photos'][number], 'fileId'> & { picture: string };
type Words = {
  slug: string;
  content: Omit<StoredContent, 'photos'>;
  photos: readonly Photo[];
  second: Omit<StoredContent, 'photos'>;
};
const words = JSON.parse(readFileSync(new URL('demo-place.json', import.meta.url), 'utf8')) as Words;

type Seeded = { storeId: string; by: string; at: Date; storage: FileStorage | undefined };

/** Publishes the page of the demo store, which has had another address before. Without a storage it has no photos. */
export async function seedPlace(tx: Tx, { storeId, by, at, storage }: Seeded): Promise<void> {
  const photos: StoredContent['photos'][number][] = [];
  for (const { picture, ...said } of words.photos) {
    const fileId = await seedPicture(tx, storage, { userId: by, purpose: 'PLACE_IMAGE', picture, at });
    if (fileId) photos.push({ fileId, ...said });
  }
  const first = await slugByName(tx, storeId);
  await claimSlug(tx, storeId, words.slug);
  for (const slug of [first, words.slug]) await markSeen(tx, storeId, slug, at);

  const draft = { ...words.content, photos };
  await insertPlace(tx, { storeId, slug: words.slug, draft });
  await replacePhotos(
    tx,
    storeId,
    photos.map(({ fileId }) => fileId),
  );
  await updatePlaceRow(tx, storeId, { published: draft, publishedAt: at }, { by, at });
}

/** The second store has begun its page and has not published it. */
export async function seedPlaceDraft(tx: Tx, { storeId, by, at }: Omit<Seeded, 'storage'>): Promise<void> {
  const slug = await slugByName(tx, storeId);
  await insertPlace(tx, { storeId, slug, draft: { ...words.second, photos: [] } });
  await updatePlaceRow(tx, storeId, {}, { by, at });
}

async function slugByName(tx: Tx, storeId: string): Promise<string> {
  const store = await tx
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return claimFirstSlug(tx, store);
}
