import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { asInstant } from '#server/menu/as-instant.ts';

export async function listCollectionRows(db: DbOrTx, storeId: string) {
  return db
    .selectFrom('optionCollections')
    .select(['id', 'name', 'nameEn', 'mandatory', 'multiple', 'version'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

export async function listChoiceRows(db: DbOrTx, storeId: string) {
  return db
    .selectFrom('optionChoices')
    .select(['id', 'collectionId', 'name', 'nameEn', 'priceDifferenceKrw as priceDifference', 'byDefault'])
    .select(asInstant(sql.ref('soldOutUntil')).as('soldOutUntil'))
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}
