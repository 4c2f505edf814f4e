import type pg from 'pg';
import type { BenchStore } from './bench-store.ts';

type Row = Record<string, string | null>;

/** The rows of one order as the product wrote them, in the order in which foreign keys admit them. */
export type Sample = {
  orderId: string;
  businessDate: string;
  rows: readonly { table: string; row: Row }[];
  answer: string;
  bodyHash: string;
  sentBy: string;
};

const partsOfOrder = ['order_lines', 'order_history', 'payments', 'payment_transactions'];

/** Values stay the text that the database sent, which it takes back as it is. */
const asText = { getTypeParser: () => (value: string) => value };

/** One order of each store. */
export async function readSamples(
  pool: pg.Pool,
  stores: readonly BenchStore[],
): Promise<Map<string, Sample>> {
  const samples = new Map<string, Sample>();
  for (const { storeId } of stores) samples.set(storeId, await readSample(pool, storeId));
  return samples;
}

async function readSample(pool: pg.Pool, storeId: string): Promise<Sample> {
  const read = async (text: string, values: string[]): Promise<Row[]> =>
    (await pool.query({ text, values, types: asText as never })).rows;
  const [order] = await read('select * from orders where store_id = $1 limit 1', [storeId]);
  const [sent] = await read('select * from idempotency_keys where scope_id = $1', [storeId]);
  if (!order?.id || !order.business_date || !sent?.answer || !sent.body_hash || !sent.sent_by)
    throw new Error('the product has taken no order in this store');

  const rows = [{ table: 'orders', row: order }];
  for (const table of partsOfOrder)
    for (const row of await read(`select * from ${table} where store_id = $1 and order_id = $2`, [
      storeId,
      order.id,
    ]))
      rows.push({ table, row });
  const { answer, body_hash: bodyHash, sent_by: sentBy } = sent;
  return { orderId: order.id, businessDate: order.business_date, rows, answer, bodyHash, sentBy };
}

/** The same order with new ids. */
export function renewed(sample: Sample, newId: () => string): Sample {
  const ids = new Map<string, string>();
  for (const { row } of sample.rows) if (row.id) ids.set(row.id, newId());
  const idOf = (id: string) => ids.get(id) ?? id;
  const rows = sample.rows.map(({ table, row }) => {
    const fresh = { ...row };
    for (const column of ['id', 'order_id', 'payment_id'])
      if (fresh[column]) fresh[column] = idOf(fresh[column]);
    return { table, row: fresh };
  });
  const orderId = idOf(sample.orderId);
  return { ...sample, orderId, rows, answer: sample.answer.replace(sample.orderId, orderId) };
}
