import type { PlaceItem, PlaceSource } from '@maru/contract/place/place-page.ts';
import type { AdditionalInfo } from '@maru/contract/stores/additional-info.ts';
import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { PhotoFile, StoredContent } from '#server/place/editing/stored-content.ts';
import type { statusNow } from '#server/stores/status/status-now.ts';

/** The store that has or had this address. */
export async function findStoreOfSlug(db: Db, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('placeSlugs').select('storeId').where('slug', '=', slug).executeTakeFirst();
  return row?.storeId;
}

type SourceRow = Omit<PlaceSource['store'], 'storeAdditionalInfoDTOList' | 'openingHours'> &
  Parameters<typeof statusNow>[0] & {
    slug: string;
    published: StoredContent;
    additionalInfo: AdditionalInfo[];
    files: PhotoFile[];
  };

/** What visitors see of a store, without its menu; undefined if they see nothing. */
export async function findShownPlace(tx: Tx, storeId: string): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    select p.slug, p.published, s.name, s.category, s.phone, s.phone_extension, s.address, s.address_detail, s.lat, s.lng,
      s.additional_info, s.opening_hours, s.application_status, s.chosen_status, s.chosen_until, s.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'awsKey', f.aws_key, 'contentType', f.content_type,
          'width', f.width, 'height', f.height))
        from place_photos o join files f on f.id = o.file_id where o.store_id = p.store_id), '[]') as files
    from places p join stores s on s.id = p.store_id
    where p.store_id = ${storeId} and p.published is not null and s.application_status = 'APPROVED'`.execute(
    tx,
  );
  return rows[0];
}

/** Categories in display order. */
export async function listShownCategories(tx: Tx, storeId: string) {
  return tx
    .selectFrom('menuCategories')
    .select(['id', 'name', 'nameEn', 'enabled'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

export async function listShownItems(tx: Tx, storeId: string): Promise<PlaceItem[]> {
  return tx
    .selectFrom('menuItems')
    .select(['id', 'categoryId', 'name', 'nameEn', 'priceKrw as price', 'marketPrice', 'description'])
    .select(['imageUrl', 'stock', 'placeEnabled', 'displaySort as sort'])
    .select(asInstant(sql.ref('soldOutUntil')).as('soldOutUntil'))
    .where('storeId', '=', storeId)
    .where('placeEnabled', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
}
