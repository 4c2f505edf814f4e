import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

export type DevMailboxRow = Selectable<DB['devOutbox']>;

/** A message that was already sent under this id is kept. */
export async function insertSent(db: Db, row: Insertable<DB['devOutbox']>) {
  await db
    .insertInto('devOutbox')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Newest first. */
export async function listSent(
  db: Db,
  { to, limit }: { to?: string; limit: number },
): Promise<DevMailboxRow[]> {
  return db
    .selectFrom('devOutbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', 'ilike', `%${escapeLike(to ?? '')}%`))
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findSent(db: Db, id: string): Promise<DevMailboxRow | undefined> {
  return db.selectFrom('devOutbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes all but the newest. */
export async function deleteAllButNewest(db: Db, kept: number): Promise<void> {
  await db
    .deleteFrom('devOutbox')
    .where('id', 'in', (row) =>
      row.selectFrom('devOutbox').select('id').orderBy('sentAt', 'desc').orderBy('id', 'desc').offset(kept),
    )
    .execute();
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
