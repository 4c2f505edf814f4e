import type { Connection } from '@maru/server/db/database.ts';
import pg from 'pg';
import { dropIndexes } from './drop-indexes.ts';

const surnames = '김이박최정강조윤장임한오서신권황안송류홍';
const firsts = '민서지도하은예수준시윤현유채아정승건재진';
const seconds = '준연우윤서원호은아영민지현수진희경빈율슬';

/** The username of the n-th user. */
export const usernameOf = (n: number) => `guest${String(n).padStart(7, '0')}@bench.test`;

/** Adds users with names of three syllables, one in forty in Latin letters, registered ten seconds apart. */
export async function addUsers(connection: Connection, count: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    const restore = await dropIndexes(client, ['users']);
    await client.query(insertUsers, [count, surnames, firsts, seconds]);
    for (const statement of restore) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Ids that grow with time. */
const insertUsers = `insert into users (id, username, name, password_hash, email_verified_at, created_at)
  select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    'guest' || lpad(n::text, 7, '0') || '@bench.test',
    case when n % 40 = 0 then 'Guest ' || n else substr($2, n % 20 + 1, 1) || substr($3, n / 20 % 20 + 1, 1)
      || substr($4, n / 400 % 20 + 1, 1) end,
    '', now(), now() - make_interval(secs => 10.0 * ($1::integer - n))
  from generate_series(0, $1::integer - 1) n`;
