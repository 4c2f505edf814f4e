import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { freshDatabase } from '#test/database.ts';
import { keepMonths } from './keep-months.ts';
import { insertStoreTrail } from './trail.queries.ts';

const { db, pool } = await freshDatabase();
const log = pino({ level: 'silent' });
const keptAt = (at: string) => keepMonths({ db, clock: () => new Date(at), log })();

async function monthsOf(table: string) {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = $1::regclass order by 1`,
    [table],
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

async function write(at: string) {
  const row = { logLevel: 'INFO', module: 'stores', act: 'updateStore', requestId: 'r' } as const;
  const nobody = { actorId: null, deviceType: null, deviceUuid: null, clientVersion: null };
  const id = newId();
  const rest = { ...nobody, before: null, after: null, storeId: newId() };
  await db.transaction().execute((tx) => insertStoreTrail(tx, { ...row, ...rest, id, at: new Date(at) }));
  return id;
}

async function partitionOf(id: string) {
  const { rows } = await pool.query<{ name: string }>(
    'select tableoid::regclass::text as name from store_trail where id = $1',
    [id],
  );
  return rows[0]?.name;
}

test('there are partitions for this month and the next three, also after years without a run', async () => {
  await keptAt('2031-01-31T23:59:59+09:00');
  for (const table of ['store_trail', 'user_trail', 'technical_log'])
    expect(await monthsOf(table)).toEqual(expect.arrayContaining(['203101', '203102', '203103', '203104']));
});

test('a month begins at midnight in Seoul', async () => {
  await keptAt('2031-01-01T00:00:00+09:00');
  expect(await partitionOf(await write('2031-01-31T14:59:59.999Z'))).toBe('store_trail_203101');
  expect(await partitionOf(await write('2031-01-31T15:00:00Z'))).toBe('store_trail_203102');
});

test('a row without a partition for its month is stored by default, and moves once the partition is made', async () => {
  const id = await write('2040-05-05T00:00:00Z');
  expect(await partitionOf(id)).toBe('store_trail_default');

  await keptAt('2031-01-15T00:00:00Z');

  expect(await partitionOf(id)).toBe('store_trail_204005');
  await expect(pool.query('update store_trail set module = $1 where id = $2', ['x', id])).rejects.toThrow(
    'append-only',
  );
  await expect(pool.query('truncate store_trail_204005')).rejects.toThrow('append-only');
  await expect(pool.query('delete from store_trail_default')).resolves.toBeDefined();
});

test('the log of a store is kept for five years, of an account for three, the technical one for 90 days', async () => {
  await keptAt('2050-01-10T00:00:00Z');
  await keptAt('2050-02-10T00:00:00Z');
  const kept = await write('2050-01-20T00:00:00Z');

  await keptAt('2050-05-02T00:00:00Z');
  expect(await monthsOf('technical_log')).not.toContain('205001');
  expect(await monthsOf('technical_log')).toContain('205002');
  await keptAt('2053-01-31T00:00:00Z');
  expect(await monthsOf('user_trail')).toContain('205001');
  await keptAt('2053-02-01T00:00:00Z');
  expect(await monthsOf('user_trail')).not.toContain('205001');
  await keptAt('2055-01-31T00:00:00Z');
  expect(await partitionOf(kept)).toBe('store_trail_205001');
  await keptAt('2055-02-01T00:00:00Z');
  expect(await partitionOf(kept)).toBeUndefined();
});

test('two instances can make partitions concurrently, and a table that a reader locks gets its own in the next run', async () => {
  await Promise.all([keptAt('2060-01-01T00:00:00Z'), keptAt('2060-01-01T00:00:00Z')]);
  expect(await monthsOf('store_trail')).toContain('206004');

  const reader = await pool.connect();
  await reader.query('begin; lock table store_trail_default in access share mode');
  await keptAt('2061-01-01T00:00:00Z');
  await reader.query('commit');
  reader.release();
  expect(await monthsOf('store_trail')).not.toContain('206101');
  expect(await monthsOf('user_trail')).toContain('206101');

  await keptAt('2061-01-01T00:00:00Z');
  expect(await monthsOf('store_trail')).toContain('206101');
  expect((await sql`select 1 from store_trail limit 1`.execute(db)).rows.length).toBeLessThan(2);
});
