import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import type { BenchStore } from './bench-store.ts';
import { readSamples, renewed, type Sample } from './order-samples.ts';
import { serveBare } from './serve-bare.ts';

/**
 * A floor: writes the rows that the product writes for the same order, from a bare node:http server. No sign-in, checks,
 * menu or pricing, so it shows the cost of the writes alone. `way`: plain statements in one transaction, or one single
 * statement.
 */
const [connectionText = '', storesText = '[]', way = 'plain'] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connectionText), max: 10 });
// The database ends before this process at the end of a run.
pool.on('error', () => {});
const stores: BenchStore[] = JSON.parse(storesText);
const samples = await readSamples(pool, stores);

const keyColumns = 'scope_id, endpoint, key, body_hash, http, answer, sent_by';

async function writePlainly(storeId: string, key: string, sample: Sample) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const seq = await client.query(
      'update store_event_counters set seq = seq + 1 where store_id = $1 returning seq',
      [storeId],
    );
    const number = await client.query(
      `insert into order_numbers values ($1, $2, 1) on conflict (store_id, business_date)
       do update set last_number = order_numbers.last_number + 1 returning last_number`,
      [storeId, sample.businessDate],
    );
    const orderNumber = number.rows[0].last_number;
    for (const { table, row } of sample.rows) {
      const written = table === 'orders' ? { ...row, order_number: orderNumber } : row;
      const columns = Object.keys(written);
      await client.query(
        `insert into ${table} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)})`,
        Object.values(written),
      );
    }
    await client.query('insert into store_events values ($1, $2, $3, $4, 1, now())', [
      storeId,
      seq.rows[0].seq,
      'ORDER_TAKEN',
      [sample.orderId],
    ]);
    await client.query(
      `insert into idempotency_keys (${keyColumns}) values ($1, $2, $3, $4, 200, $5, $6)`,
      keyValues(storeId, key, sample),
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** All rows by one statement, which is its own transaction. */
async function writeAtOnce(storeId: string, key: string, sample: Sample) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const [store, day] = [bind(storeId), bind(sample.businessDate)];
  const inserts = sample.rows.map(({ table, row }, i) => {
    const columns = Object.keys(row).map((column) =>
      table === 'orders' && column === 'order_number'
        ? '(select last_number from number)'
        : bind(row[column]),
    );
    return `row_${i} as (insert into ${table} (${Object.keys(row)}) values (${columns}))`;
  });
  const keys = keyValues(storeId, key, sample).map(bind);
  await pool.query(
    `with counter as (update store_event_counters set seq = seq + 1 where store_id = ${store} returning seq),
     event as (
       insert into store_events select ${store}, seq, 'ORDER_TAKEN', array[${bind(sample.orderId)}::uuid], 1, now()
       from counter returning seq
     ),
     number as (
       insert into order_numbers select ${store}, ${day}::date, 1 from event on conflict (store_id, business_date)
       do update set last_number = order_numbers.last_number + 1 returning last_number
     ),
     ${inserts.join(',\n')}
     insert into idempotency_keys (${keyColumns}) values (${[...keys.slice(0, 4), '200', ...keys.slice(4)]})`,
    values,
  );
}

function keyValues(storeId: string, key: string, { bodyHash, answer, sentBy }: Sample): unknown[] {
  return [storeId, 'takeOrder', key, bodyHash, answer, sentBy];
}

const write = way === 'single' ? writeAtOnce : writePlainly;
serveBare(stores, async ({ storeId, key }) => {
  const sample = renewed(samples.get(storeId) as Sample, randomUUIDv7);
  await write(storeId, key, sample);
  return sample.answer;
});
