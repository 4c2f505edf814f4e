import type { Place } from '@maru/contract/place/place.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { PlaceRow } from '#server/place/places.queries.ts';
import { suggestSlug } from '#server/place/slugs/first-slug.ts';
import { blankContent, presentContent } from './stored-content.ts';

/** A page as its members see it. */
export async function presentPlace(db: DbOrTx, row: PlaceRow): Promise<Place> {
  const { storeId, published, files } = row;
  return {
    storeId,
    slug: row.slug ?? (await suggestSlug(db, { id: storeId, name: row.storeName })),
    formerSlugs: row.formerSlugs,
    draft: presentContent(row.draft ?? blankContent, files),
    published: published && presentContent(published, files),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isChanged: row.isChanged,
    isShown: published !== null && row.applicationStatus === 'APPROVED',
    version: row.version,
  };
}
