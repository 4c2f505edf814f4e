import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import pg from 'pg';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { measure, sendToEach, type Target } from '../support/load.ts';
import { addOrderHistory } from '../support/order-history.ts';
import { percentile } from '../support/percentile.ts';
import { startServer } from '../support/server-process.ts';

/** Orders taken in 200 stores with the indexes that sales reports need, and with those that were there before, in turns. */
const ordersOfStore = Number(process.env.BENCH_ORDERS ?? 500);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const [stores, connections] = [200, 16];
/** What migration 0063 added. */
const added = [
  'order_lines__report',
  'payment_transactions__event',
  'cash_receipts__issued',
  'cash_receipts__cancelled',
];
/** The index that migration 0063 replaced. */
const former = `create index payment_transactions__event on payment_transactions (store_id, event_date)
  include (order_id, status, at)`;
const said: string[] = [];

await onFreshCluster(async (connectionText) => {
  const product = await startServer<Target & { ownerId: string }>('product-server.ts', [
    connectionText,
    String(stores),
  ]);
  const { target } = product;
  const { ownerId } = target;
  await addOrderHistory(JSON.parse(connectionText), {
    storeIds: target.stores.map(({ storeId }) => storeId),
    ...{ ownerId, formerId: ownerId, count: ordersOfStore, days: 365 },
    lastDay: businessDateOf(new Date(), 0),
  });
  const rates = await compareOn(new pg.Client(JSON.parse(connectionText)), target);
  product.stop();
  const rate = (of: keyof typeof rates) =>
    `${percentile(rates[of], 0.5).toFixed(0)}/s (${rates[of].map((each) => each.toFixed(0)).join(', ')})`;
  say(
    `${new Date().toISOString().slice(0, 10)}, ${stores * ordersOfStore} orders in ${stores} stores, ` +
      `${connections} connections, ${rounds} rounds of ${seconds} s, ${cpus().length} cores, Node ${process.versions.node}`,
  );
  say(
    `orders taken: with the indexes ${rate('with')}, without ${rate('without')}; ` +
      `ratio ${(percentile(rates.with, 0.5) / percentile(rates.without, 0.5)).toFixed(2)}`,
  );
});
await writeFile(new URL('../results/report-indexes.txt', import.meta.url), `${said.join('\n')}\n`);

async function compareOn(client: pg.Client, target: Target) {
  await client.connect();
  try {
    const bodies = await bodiesOf(client);
    const rates = { with: [] as number[], without: [] as number[] };
    await sendToEach(target);
    await measure(target, connections, seconds);
    for (let round = 0; round < rounds; round += 1) {
      // The one that is measured first in a round has the warmer caches, so the order alternates.
      const order = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
      for (const which of order) {
        await change(client, which === 'with' ? bodies : [former]);
        rates[which].push((await measure(target, connections, seconds)).perSecond);
      }
    }
    return rates;
  } finally {
    await client.end();
  }
}

async function bodiesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'select pg_get_indexdef(indexrelid) as body from pg_index where indexrelid::regclass::text = any($1)',
    [added],
  );
  if (rows.length !== added.length) throw new Error('an index is missing');
  return rows.map(({ body }) => body);
}

async function change(client: pg.Client, bodies: readonly string[]) {
  for (const name of added) await client.query(`drop index if exists ${name}`);
  for (const body of bodies) await client.query(body);
}

function say(line: string) {
  said.push(line);
  console.log(line);
}
