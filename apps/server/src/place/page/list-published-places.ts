import type { Db } from '#server/db/database.ts';
import { countShown, listShown } from './published-places.queries.ts';

/** For a sitemap: how many pages visitors can see. */
export function countPublishedPlaces(db: Db): Promise<number> {
  return countShown(db);
}

export type PublishedPlace = { slug: string; changedAt: Date };

/**
 * For a sitemap: pages that visitors can see, oldest first, each with the time when its store last changed its content.
 * `page` counts from 0.
 */
export function listPublishedPlaces(
  db: Db,
  { page, most }: { page: number; most: number },
): Promise<PublishedPlace[]> {
  return listShown(db, { skip: page * most, most });
}
