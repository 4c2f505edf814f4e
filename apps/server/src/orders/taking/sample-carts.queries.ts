import type { SampleCart } from '@maru/contract/orders/sample-carts.endpoints.ts';
import type { Db, Tx } from '#server/db/database.ts';

export async function insertSampleCarts(tx: Tx, storeId: string, carts: readonly SampleCart[]) {
  const rows = carts.map(({ name, lines }, position) => ({
    ...{ storeId, position, name, lines: JSON.stringify(lines) },
  }));
  await tx.insertInto('sampleCarts').values(rows).execute();
}

export async function readSampleCarts(db: Db, storeId: string) {
  return db
    .selectFrom('sampleCarts')
    .select(['name', 'lines'])
    .where('storeId', '=', storeId)
    .orderBy('position')
    .execute();
}
