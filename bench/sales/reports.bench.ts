import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import {
  reportByPaymentMethod,
  reportByStoreItem,
  reportByTime,
  reportRevenue,
} from '@maru/contract/sales/sales.endpoints.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { type Answer, type ApiClient, apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { Target } from '../support/load.ts';
import { addOrderHistory } from '../support/order-history.ts';
import { percentile } from '../support/percentile.ts';
import { startReplay } from '../support/record-calls.ts';
import type { Statement } from '../support/record-statements.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Reports of one store's month and year and its dashboard, among 20 stores and among 200 with the same number
 * of orders each, beside the same SQL behind a bare node:http server. BENCH_REPORT selects one report.
 */
const usualOrders = 50_000;
const ordersOfStore = Number(process.env.BENCH_ORDERS ?? usualOrders);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const only = process.env.BENCH_REPORT;
const few = Number(process.env.BENCH_STORES ?? 20);
const many = few * 10;
const connections = [1, 16];
const turn = 5;
/** Highest ratios to the floor's time; `more` ms above it are allowed if the floor takes under `short` ms. */
const limits = { report: 1.5, dashboard: 2, more: 2, short: 5 };
const lastDay = businessDateOf(new Date(), 0);
const said: string[] = [];

type Product = Target & { ownerId: string };
type Report = { name: string; ask: (client: ApiClient) => Promise<Answer> };

await onFreshCluster(async (connectionText) => {
  const product = await startServer<Product>('product-server.ts', [connectionText, String(many)]);
  const { ownerId, token } = product.target;
  const storeIds = product.target.stores.map((store) => store.storeId);
  const [storeId = ''] = storeIds;
  say(
    `${new Date().toISOString().slice(0, 10)}, ${ordersOfStore} orders of a year in each store, ${rounds} rounds, ` +
      `${cpus().length} cores, Node ${process.versions.node}`,
  );

  const medians: Map<string, number>[] = [];
  for (const added of [storeIds.slice(0, few), storeIds.slice(few)]) {
    const history = { ownerId, formerId: ownerId, count: ordersOfStore, days: 365, lastDay };
    await addOrderHistory(JSON.parse(connectionText), { storeIds: added, ...history });
    const stores = medians.length === 0 ? few : many;
    say(`── ${stores * ordersOfStore} orders in ${stores} stores`);
    medians.push(await compareAll(connectionText, { ...product.target, token }, reportsOf(storeId)));
  }
  for (const [name, among] of medians[0] ?? [])
    say(
      `${name}: p50 ${among.toFixed(1)} ms among ${few} stores, ${medians[1]?.get(name)?.toFixed(1)} ms among ${many}`,
    );
  product.stop();
});
const parts = [
  'reports',
  ordersOfStore === usualOrders ? '' : `${ordersOfStore}-orders`,
  only?.replaceAll(' ', '-'),
];
const file = `${parts.filter(Boolean).join('-')}.txt`;
await writeFile(new URL(`../results/${file}`, import.meta.url), `${said.join('\n')}\n`);

function reportsOf(storeId: string): Report[] {
  const periods = { month: addDays(lastDay, -29), year: addDays(lastDay, -364) };
  const reports = Object.entries(periods).flatMap(([length, from]): Report[] => {
    const input = { storeId, from, to: lastDay };
    return [
      { name: `${length} by hour`, ask: (to) => to.send(reportByTime, { ...input, unit: 'hour' }) },
      { name: `${length} by item`, ask: (to) => to.send(reportByStoreItem, { ...input, by: 'item' }) },
      { name: `${length} by option`, ask: (to) => to.send(reportByStoreItem, { ...input, by: 'option' }) },
      { name: `${length} by payment`, ask: (to) => to.send(reportByPaymentMethod, input) },
      {
        name: `${length} on the screen`,
        ask: (to) => to.send(reportRevenue, { ...input, unit: 'day', by: ['item'] }),
      },
    ];
  });
  const all: Report[] = [...reports, { name: 'dashboard', ask: (to) => to.send(getDashboard, { storeId }) }];
  return all.filter(({ name }) => !only || name === only);
}

/** Returns the product's medians at one connection. */
async function compareAll(connectionText: string, product: Target, reports: readonly Report[]) {
  const replay = await startReplay(connectionText, {
    token: product.token,
    calls: reports.map(({ ask }) => ask),
    keeps: isOfReport,
  });
  const medians = new Map<string, number>();
  for (const count of connections) {
    const ours = apiClient(product, count);
    const bare = apiClient({ ...replay.target, token: product.token }, count);
    for (const [place, report] of reports.entries()) {
      const asks = { ours: () => report.ask(ours), bare: () => bare.ask(`/v6/floor/of/acts/${place}`) };
      const median = await compare(report.name, asks, count);
      if (count === 1) medians.set(report.name, median);
    }
    for (const client of [ours, bare]) client.close();
  }
  replay.stop();
  return medians;
}

type Asks = Record<'ours' | 'bare', () => Promise<Answer>>;

async function compare(name: string, { ours, bare }: Asks, count: number): Promise<number> {
  const times = { ours: [] as number[], bare: [] as number[] };
  // In turns, so that other load on the machine affects both alike; the first turn warms up.
  const until = count === 1 ? rounds : rounds / 4;
  for (let round = -turn; round < until; round += turn) {
    const [one, other] = [await timesOf(bare, turn, count), await timesOf(ours, turn, count)];
    if (round < 0) continue;
    times.bare.push(...one);
    times.ours.push(...other);
  }
  const p = (values: number[], share: number) => percentile(values, share).toFixed(1);
  const [product, floor] = [percentile(times.ours, 0.5), percentile(times.bare, 0.5)];
  const ratio = name === 'dashboard' ? limits.dashboard : limits.report;
  const isWithin =
    count > 1 || product <= floor * ratio || (floor < limits.short && product <= floor + limits.more);
  if (!isWithin) process.exitCode = 1;
  say(
    `${name}, at ${count}: product p50 ${p(times.ours, 0.5)} ms, p99 ${p(times.ours, 0.99)} ms; ` +
      `floor p50 ${p(times.bare, 0.5)} ms, p99 ${p(times.bare, 0.99)} ms; ` +
      `ratio ${(product / floor).toFixed(2)}${isWithin ? '' : ' ABOVE THE LIMIT'}`,
  );
  return product;
}

/** Each connection sends its next request when the last one is answered, until all have sent so many. */
async function timesOf(ask: () => Promise<Answer>, count: number, atOnce: number): Promise<number[]> {
  const times: number[] = [];
  let left = count * Math.min(atOnce, 2);
  async function connection() {
    while (left > 0) {
      left -= 1;
      const from = performance.now();
      const { http } = await ask();
      if (http !== 200) throw new Error(`answered ${http}`);
      times.push(performance.now() - from);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, connection));
  return times;
}

/**
 * Whether a statement belongs to the report: the snapshot and what follows. The statements before it read
 * rights and the app lock. A report without a snapshot has one statement, the last.
 */
function isOfReport(_one: Statement, place: number, all: readonly Statement[]): boolean {
  const snapshot = all.findLastIndex(({ text }) => /^(begin|start transaction)/i.test(text));
  return place >= (snapshot === -1 ? all.length - 1 : snapshot);
}

function say(line: string) {
  said.push(line);
  console.log(line);
}
