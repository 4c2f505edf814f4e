import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';

const folder = new URL('../../migrations/', import.meta.url);
const { template: _, ...admin } = inject('cluster');
const name = `t_${randomUUID().slice(0, 8)}`;

async function connected(database: string) {
  const client = new pg.Client({ ...admin, database });
  await client.connect();
  return client;
}
const root = await connected(admin.database);
await root.query(`create database ${name}`);
const client = await connected(name);
afterAll(async () => {
  await client.end();
  await root.query(`drop database ${name} with (force)`);
  await root.end();
});

async function run(isWanted: (file: string) => boolean) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files.filter(isWanted))
    await client.query(await readFile(new URL(file, folder), 'utf8'));
}

test('the migration keeps all rows of the trails and puts each into the partition of its month', async () => {
  await run((file) => file < '0098');
  const columns = '(id, at, log_level, module, act, request_id, before, after, actor_id';
  const values = (n: string) =>
    `select gen_random_uuid(), timestamptz '2025-12-31T14:59:59Z' + n * interval '10 days', 'INFO', 'stores',
       'updateStore', 'r' || n, '{"name": "a"}', jsonb_build_object('n', n), gen_random_uuid(), gen_random_uuid()
     from generate_series(0, ${n}) n`;
  await client.query(`insert into store_trail ${columns}, store_id) ${values('40')}`);
  await client.query(`insert into user_trail ${columns}, user_id) ${values('3')}`);
  const all = async () =>
    (
      await client.query(
        'select id, store_id, at, act, request_id, before, after, actor_id from store_trail order by id',
      )
    ).rows;
  const before = await all();

  await run((file) => file >= '0098');

  expect(await all()).toEqual(before);
  expect((await client.query('select 1 from store_trail_default')).rows).toEqual([]);
  expect((await client.query('select 1 from store_trail_202512')).rows).toHaveLength(1);
  expect((await client.query('select 1 from user_trail')).rows).toHaveLength(4);
  await expect(client.query('delete from store_trail')).rejects.toThrow('append-only');
});
