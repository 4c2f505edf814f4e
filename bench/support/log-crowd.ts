import type { Connection } from '@maru/server/db/database.ts';
import pg from 'pg';

type Asked = { storeId: string; ownerId: string; count: number };

/**
 * Entries of 90 days, made by SQL: nine in ten in the technical log, the rest in the trails. One in a hundred is of the
 * store and its owner. Words are common, rare, and those of errors.
 */
export async function addLog(connection: Connection, { storeId, ownerId, count }: Asked): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`select add_month('technical_log', (now() - n * interval '30 days')::date),
      add_month('store_trail', (now() - n * interval '30 days')::date),
      add_month('user_trail', (now() - n * interval '30 days')::date) from generate_series(0, 3) n`);
    const technical = Math.round(count * 0.9);
    await client.query(
      `insert into technical_log (id, at, log_level, module, subject, code, message, request_id, caller_id,
         named_store_id, device_type, words)
       select gen_random_uuid(), now() - n * (interval '90 days' / $1::float8),
         case when n % 50 = 0 then 'ERROR' when n % 10 = 0 then 'WARN' else 'INFO' end,
         (array['orders', 'menu', 'payments', 'sign-in', 'jobs', 'browser'])[1 + n % 6], 'takeOrder',
         (array['LOCKED', 'FORBIDDEN', 'NOT_FOUND', 'INTERNAL'])[1 + n % 4], 'message ' || n, 'request-' || n,
         case when n % 100 = 0 then $2::uuid end, case when n % 100 = 0 then $3::uuid end, 'web',
         array_to_tsvector(array['주문', 'order', 'message', '단어' || n % 1000, 'rare' || n % 100000])
       from generate_series(0, $1::integer - 1) n`,
      [technical, ownerId, storeId],
    );
    const trails = Math.round(count * 0.05);
    const rows = `gen_random_uuid(), now() - n * (interval '90 days' / $1::float8), 'INFO', 'stores',
      (array['updateStore', 'setStoreStatus', 'inviteMember', 'unmaskCustomer'])[1 + n % 4], 'request-' || n, '{}'::jsonb`;
    const columns = 'id, at, log_level, module, act, request_id, after, actor_id';
    const others = `case when n % 100 = 0 then $2::uuid else gen_random_uuid() end`;
    await client.query(
      `insert into store_trail (${columns}, store_id) select ${rows}, ${others},
         case when n % 100 = 0 then $3::uuid else gen_random_uuid() end from generate_series(0, $1::integer - 1) n`,
      [trails, ownerId, storeId],
    );
    await client.query(
      `insert into user_trail (${columns}, user_id) select ${rows}, ${others}, ${others}
       from generate_series(0, $1::integer - 1) n`,
      [trails, ownerId],
    );
    for (const table of ['technical_log', 'store_trail', 'user_trail'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
