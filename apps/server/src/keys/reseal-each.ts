import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';

/** The key of a row. The rows of all stores are read in the order of store and id. */
export type RowKey = { storeId: string; id: string };

const nil = '00000000-0000-0000-0000-000000000000';

type Sealed<Row> = {
  /** The rows that follow `after`, in the order of store and id. */
  listAfter: (db: Db, after: RowKey) => Promise<Row[]>;
  /**
   * Throws if another instance sealed the row with a key that this instance does not have, because it was not restarted
   * since the rotation.
   */
  reseal: (row: Row) => Promise<void>;
  /** What a row is, for the log. */
  what: string;
};

/** Seals every row of a table with the newest key, a page at a time. A row that fails is logged and left alone. */
export async function resealEach<Row extends RowKey>(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  { listAfter, reseal, what }: Sealed<Row>,
) {
  let after: RowKey = { storeId: nil, id: nil };
  for (;;) {
    const rows = await listAfter(db, after);
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) {
      await reseal(row).catch((error) =>
        log.warn({ err: error, storeId: row.storeId, rowId: row.id }, `${what} not resealed`),
      );
    }
    after = last;
  }
}
