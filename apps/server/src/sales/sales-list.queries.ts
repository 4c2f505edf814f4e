import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export async function listUserNames(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
