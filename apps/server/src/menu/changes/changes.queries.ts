import type { Tx } from '#server/db/database.ts';

/** A change of many items as it is kept; `rows` is written down by `keepChange`. */
type NewMenuChange = {
  storeId: string;
  id: string;
  kind: 'BULK' | 'IMPORT';
  about: object;
  itemCount: number;
  rows: object;
  by: string;
  at: Date;
};

export async function insertMenuChange(tx: Tx, { about, rows, by, at, ...change }: NewMenuChange) {
  await tx
    .insertInto('menuChanges')
    .values({
      ...change,
      about: JSON.stringify(about),
      rows: JSON.stringify(rows),
      changedBy: by,
      changedAt: at,
    })
    .execute();
}
