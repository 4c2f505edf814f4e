import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { loadPages, type PageLoad } from '../support/page-load.ts';
import { percentile } from '../support/percentile.ts';
import type { PlaceTarget } from '../support/place-server.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Store pages of fifty items. Measures requests per second for one popular page, in turns with a file of the
 * same bytes from the same process, and for pages that nobody has requested yet. Also measures the time from
 * the response to a sold-out switch until the page shows it, once when nothing else happens and once under
 * load: the switch and orders of a counted item go to another instance, while visitors of another network try
 * addresses that do not exist. Writes results/place-pages.txt.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const pageCount = Number(process.env.BENCH_PAGES ?? 300);
const switches = 20;
const connections = 16;
const orderers = 2;
const strangers = 4;
const limits = { ofFile: 0.5, switchMilliseconds: 3_000 };

type Store = PlaceTarget['stores'][number];

const said: string[] = [];
function say(line: string) {
  console.log(line);
  said.push(line);
}

await onFreshCluster(async (connectionText) => {
  const { target, stop } = await startServer<PlaceTarget>('place-server.ts', [
    connectionText,
    String(pageCount),
  ]);
  const [load = 0] = loadavg();
  const date = new Date().toISOString().slice(0, 10);
  say(`${date}, ${cpus().length} cores, load ${load.toFixed(1)}, ${rounds} rounds of ${seconds} s`);
  const [store] = target.stores;
  if (!store) throw new Error('there is no store page');
  await measureUncached(target);
  await measureCached(target, store);
  const other = await startServer<{ address: string }>('instance-server.ts', [connectionText]);
  await measureSwitch('in quiet', target, { store, address: target.address });
  await measureBusySwitch(target, { store, address: other.target.address });
  other.stop();
  stop();
});
await writeFile(new URL('../results/place-pages.txt', import.meta.url), `${said.join('\n')}\n`);

/** Requests each page once. */
async function measureUncached({ address, stores }: PlaceTarget) {
  // The first page was read for the file.
  const paths = stores.slice(1).map(({ path }) => path);
  const load = await loadPages(address, () => paths.pop(), { connections });
  say(`never asked for: ${load.perSecond.toFixed(0)} pages per second, ${failed(load)} failed`);
}

async function measureCached({ address, fileAddress }: PlaceTarget, { path }: Store) {
  const rates = { file: [] as number[], page: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    const file = await loadPages(fileAddress, pathFor(seconds, '/page.html'), { connections });
    const page = await loadPages(address, pathFor(seconds, path), { connections });
    rates.file.push(file.perSecond);
    rates.page.push(page.perSecond);
    say(
      `round ${round}: page ${page.perSecond.toFixed(0)} per second (p99 ${page.p99.toFixed(1)} ms, ${page.bytes} bytes), ` +
        `file ${file.perSecond.toFixed(0)} (p99 ${file.p99.toFixed(1)} ms, ${file.bytes} bytes), ${failed(page)} failed`,
    );
  }
  const share = percentile(rates.page, 0.5) / percentile(rates.file, 0.5);
  say(`median: ${share.toFixed(2)} of the file (at least ${limits.ofFile})`);
  if (!(share >= limits.ofFile)) process.exitCode = 1;
}

function failed({ statuses }: PageLoad): number {
  const count = Object.entries(statuses).reduce((sum, [http, n]) => sum + (http === '200' ? 0 : n), 0);
  if (count > 0) process.exitCode = 1;
  return count;
}

function pathFor(duration: number, path: string) {
  const end = performance.now() + duration * 1_000;
  return () => (performance.now() < end ? path : undefined);
}

type Switched = {
  store: Store;
  /** The address of the server that gets the changes; visitors use the first server. */
  address: string;
};

async function measureBusySwitch(target: PlaceTarget, at: Switched) {
  let isOver = false;
  const orders = takeOrders(target, at, () => isOver);
  const tried = loadPages(
    target.address,
    () => (isOver ? undefined : `/place/no-${randomUUID()}`.slice(0, 40)),
    {
      connections: strangers,
      from: '127.0.0.2',
    },
  );
  await measureSwitch('with orders, on another instance, while addresses are tried', target, at);
  isOver = true;
  const { perSecond, statuses } = await tried;
  const answers = Object.entries(statuses).map(([http, count]) => `${count} times ${http}`);
  say(
    `  meanwhile ${await orders} orders, and ${perSecond.toFixed(0)} addresses a second: ${answers.join(', ')}`,
  );
}

async function takeOrders(target: PlaceTarget, { store, address }: Switched, isOver: () => boolean) {
  const client = apiClient({ ...target, address }, orderers);
  const { id: itemId, price: total } = store.countedItem;
  let count = 0;
  async function till() {
    while (!isOver()) {
      await client.send(takeOrder, { storeId: store.storeId, lines: [{ itemId, quantity: 1 }], total });
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: orderers }, till));
  client.close();
  return count;
}

async function measureSwitch(what: string, target: PlaceTarget, { store, address }: Switched) {
  const { storeId, path, itemIds } = store;
  const visitor = apiClient(target);
  const member = apiClient({ ...target, address });
  const tagOf = async () => {
    const { http, headers } = await visitor.ask(path);
    if (http !== 200) throw new Error(`the page was answered ${http}`);
    return headers.etag;
  };
  const delays: number[] = [];
  for (let round = 0; round < switches; round += 1) {
    const before = await tagOf();
    const soldOut = round % 2 === 0 ? 'UNTIL_CHANGED' : 'NO';
    await member.send(setSoldOut, { storeId, itemIds: itemIds.slice(20, 21), soldOut });
    const answered = performance.now();
    while ((await tagOf()) === before) await wait(1);
    delays.push(performance.now() - answered);
  }
  visitor.close();
  member.close();
  const [p50, most = Number.NaN] = [0.5, 1].map((share) => percentile(delays, share));
  say(`from the sold-out switch to the page, ${what}: p50 ${p50?.toFixed(0)} ms, max ${most.toFixed(0)} ms`);
  if (!(most <= limits.switchMilliseconds)) process.exitCode = 1;
}
