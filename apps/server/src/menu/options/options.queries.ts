import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { DbOrTx } from '#server/db/database.ts';

/** Collections that are not deleted, in display order; with an id that one alone. */
export async function listCollectionRows(db: DbOrTx, storeId: string, id?: string) {
  return db
    .selectFrom('optionCollections')
    .select(['id', 'name', 'nameEn', 'mandatory', 'multiple', 'version'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

/** Choices that are not deleted, in display order; with an id those of that collection. */
export async function listChoiceRows(db: DbOrTx, storeId: string, collectionId?: string) {
  return db
    .selectFrom('optionChoices')
    .select(['id', 'collectionId', 'name', 'nameEn', 'priceDifferenceKrw as priceDifference', 'byDefault'])
    .select(asInstant(sql.ref('soldOutUntil')).as('soldOutUntil'))
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .$if(collectionId !== undefined, (query) => query.where('collectionId', '=', collectionId ?? ''))
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

/** Who last changed a collection, and when; for a refusal of a stale version. */
export async function findLastCollectionChange(db: DbOrTx, storeId: string, id: string) {
  const row = await db
    .selectFrom('optionCollections')
    .leftJoin('users', 'users.id', 'optionCollections.changedBy')
    .select(['users.name as changedBy', 'optionCollections.changedAt'])
    .where('optionCollections.storeId', '=', storeId)
    .where('optionCollections.id', '=', id)
    .executeTakeFirstOrThrow();
  return { changedBy: row.changedBy, changedAt: row.changedAt.toISOString() };
}
