import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import type { LastChange } from '#server/http/refusal.ts';
import type { PhotoFile, StoredContent } from './editing/stored-content.ts';

/** The page of a store; `slug` and `draft` are null while it was never changed. */
export type PlaceRow = LastChange & {
  storeId: string;
  storeName: string;
  applicationStatus: ApplicationStatus;
  slug: string | null;
  formerSlugs: string[];
  draft: StoredContent | null;
  published: StoredContent | null;
  publishedAt: Date | null;
  isChanged: boolean;
  version: number;
  /** The photos of draft and published page. */
  files: PhotoFile[];
};

const filesOfPlace = sql`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'awsKey', f.aws_key,
    'contentType', f.content_type, 'width', f.width, 'height', f.height))
  from place_photos o join files f on f.id = o.file_id where o.store_id = p.store_id), '[]')`;

export async function findPlace(db: DbOrTx, storeId: string): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`
    select s.id as store_id, s.name as store_name, s.application_status, p.slug, p.draft, p.published, p.published_at,
      array(select a.slug from place_slugs a where a.store_id = s.id and a.slug <> p.slug order by a.slug collate "C")
        as former_slugs,
      p.published is not null and p.draft <> p.published as is_changed, coalesce(p.version, 1) as version,
      ${filesOfPlace} as files, p.updated_by as changed_by_id, u.name as changed_by, p.updated_at as changed_at
    from stores s left join places p on p.store_id = s.id left join users u on u.id = p.updated_by
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

/**
 * Locks the store, so that changes of its page run one at a time, including the first one. Orders do not wait for this
 * lock.
 */
export async function lockPlace(tx: Tx, storeId: string): Promise<PlaceRow | undefined> {
  await tx.selectFrom('stores').select('id').where('id', '=', storeId).forNoKeyUpdate().execute();
  return findPlace(tx, storeId);
}

type Written = { by: string; at: Date };

/** Makes the page with its first address, as version 1. */
export async function insertPlace(
  tx: Tx,
  { storeId, slug, draft }: { storeId: string; slug: string; draft: StoredContent },
) {
  await tx
    .insertInto('places')
    .values({ storeId, slug, draft: JSON.stringify(draft) })
    .execute();
}

export async function updatePlaceRow(
  tx: Tx,
  storeId: string,
  columns: {
    slug?: string;
    draft?: StoredContent;
    published?: StoredContent | null;
    publishedAt?: Date | null;
  },
  { by, at }: Written,
) {
  const { draft, published, ...plain } = columns;
  await tx
    .updateTable('places')
    .set({ ...plain, updatedBy: by, updatedAt: at })
    .$if(draft !== undefined, (update) => update.set({ draft: JSON.stringify(draft) }))
    .$if(published !== undefined, (update) =>
      update.set({ published: published && JSON.stringify(published) }),
    )
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

/** Deletes the page. The files of its photos are swept later. */
export async function deletePlace(tx: Tx, storeId: string) {
  await tx.deleteFrom('placePhotos').where('storeId', '=', storeId).execute();
  await tx.deleteFrom('places').where('storeId', '=', storeId).execute();
}

/** Replaces the photos of the page by exactly these files. Other files are swept later. */
export async function replacePhotos(tx: Tx, storeId: string, fileIds: readonly string[]) {
  const ids = [...new Set(fileIds)];
  await sql`delete from place_photos where store_id = ${storeId} and file_id <> all(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`insert into place_photos (store_id, file_id) select ${storeId}, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
}
