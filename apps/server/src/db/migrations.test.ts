import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import type { Db } from './database.ts';
import { migrate } from './migrations.ts';

const { db, connection } = await freshDatabase();

test('a migrated database has nothing to migrate, also if two instances start at once', async () => {
  expect(await Promise.all([migrate(connection), migrate(connection)])).toEqual([[], []]);
});

test('if two instances start at once on an empty database, each migration is applied once', async () => {
  const empty = await freshDatabase({ isEmpty: true });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);

  const applied = await Promise.all([migrate(empty.connection), migrate(empty.connection)]);
  expect(applied.flat()).toEqual(rows.map(({ name }) => name));
  expect(await migrate(empty.connection)).toEqual([]);
});

test('a migration may take as long as it needs, but does not wait long for a lock', async () => {
  const settings: unknown[] = [];
  const migrations = await afterKnown('zz1', async (tx) => {
    const { rows } = await sql<{ statement: string; lock: string }>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      tx,
    );
    settings.push(...rows);
  });

  expect(await migrate(connection, { migrations })).toEqual(['zz1']);
  expect(settings).toEqual([{ statement: '0', lock: '3s' }]);
});

test('a migration that cannot lock a table stops waiting and retries', async () => {
  let tries = 0;
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const migrations = await afterKnown('zz2', async (tx) => {
    tries += 1;
    if (tries === 3) free();
    await sql`alter table orders add column later integer`.execute(tx);
  });
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const order = db.transaction().execute(async (tx) => {
    await sql`lock table orders in row exclusive mode`.execute(tx);
    locked();
    await isFree;
  });
  await isLocked;

  const wait = { lockMilliseconds: 20, pauseMilliseconds: 1, tries: 50 };
  expect(await migrate(connection, { migrations, wait })).toEqual(['zz2']);
  expect(tries).toBeGreaterThan(2);
  await order;
});

test('each migration is committed on its own, so those before a failing one stay', async () => {
  const migrations = await afterKnown('zz3', async (tx) => {
    await sql`create table kept (number integer)`.execute(tx);
  });
  const failing = { up: async (tx: Db) => void (await sql`select 1 / 0`.execute(tx)) };

  await expect(migrate(connection, { migrations: { ...migrations, zz4: failing } })).rejects.toThrow('zero');
  expect((await sql`select * from kept`.execute(db)).rows).toEqual([]);
});

/** All migrations so far, and one more. */
async function afterKnown(name: string, up: (tx: Db) => Promise<void>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = rows.map((row): [string, Migration] => [row.name, { up: async () => {} }]);
  return { ...Object.fromEntries(known), [name]: { up } };
}
