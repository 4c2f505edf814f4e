import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import type { Tx } from './database.ts';
import { prepared } from './prepared.ts';

const { db } = await freshDatabase();

beforeAll(async () => {
  await sql`create table notes (id integer, text text)`.execute(db);
});

test('a connection prepares a marked statement once and runs others as they come', async () => {
  await db.transaction().execute(async (tx) => {
    for (const number of [1, 2, 3]) {
      await sql`${prepared} select ${number}::integer as number`.execute(tx);
      await sql`select ${number}::integer as other`.execute(tx);
    }

    const statements = await listPrepared(tx);
    expect(statements).toEqual([
      { statement: expect.stringContaining('as number'), runs: 3, fromSql: false },
    ]);
  });
});

test('each run has its own values', async () => {
  const double = (number: number) =>
    sql<{ result: number }>`${prepared} select ${number}::integer * 2 as result`.execute(db);

  const results = await Promise.all([1, 2, 3].map(double));

  expect(results.map(({ rows }) => rows[0]?.result)).toEqual([2, 4, 6]);
});

test('a statement that was prepared before a migration writes to the new column after it', async () => {
  const insert = (tx: Tx, note: object) =>
    sql`${prepared} insert into notes select * from jsonb_populate_record(null::notes, ${JSON.stringify(note)}::jsonb)`.execute(
      tx,
    );
  await db.connection().execute(async (connection) => {
    const tx = connection as Tx;
    await insert(tx, { id: 1, text: 'before' });
    await sql`alter table notes add column author text`.execute(tx);
    await insert(tx, { id: 2, text: 'after', author: 'Kim' });

    const { rows } = await sql`select * from notes order by id`.execute(tx);
    expect(rows).toEqual([
      { id: 1, text: 'before', author: null },
      { id: 2, text: 'after', author: 'Kim' },
    ]);
  });
});

test('a refused statement leaves the connection able to run it again', async () => {
  await db.connection().execute(async (connection) => {
    const divide = (by: number) =>
      sql<{ result: number }>`${prepared} select 6 / ${by}::integer as result`.execute(connection);

    await expect(divide(0)).rejects.toThrow('division by zero');

    expect((await divide(2)).rows).toEqual([{ result: 3 }]);
  });
});

async function listPrepared(tx: Tx) {
  const { rows } = await sql`
    select statement, (generic_plans + custom_plans)::integer as runs, from_sql from pg_prepared_statements`.execute(
    tx,
  );
  return rows;
}
