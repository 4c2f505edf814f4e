import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const shown = (db: Db) =>
  db
    .selectFrom('places as p')
    .innerJoin('stores as s', 's.id', 'p.storeId')
    .where('p.published', 'is not', null)
    .where('s.applicationStatus', '=', 'APPROVED');

export async function countShown(db: Db): Promise<number> {
  const { count } = await shown(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Published pages in the order of the stores' ids, so oldest first: a new page changes only the last part of the list.
 */
export async function listShown(db: Db, { skip, most }: { skip: number; most: number }) {
  return shown(db)
    .select(['p.slug', sql<Date>`greatest(p.published_at, s.updated_at)`.as('changedAt')])
    .orderBy('p.storeId')
    .offset(skip)
    .limit(most)
    .execute();
}
