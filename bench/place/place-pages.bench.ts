import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { percentile } from '../support/percentile.ts';
import type { PlaceTarget } from '../support/place-server.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Store pages of fifty items per second, one page that everybody asks for, beside a file of the same bytes from the same
 * process, in turns; pages that nobody has asked for yet; and the time from the answer of a sold-out switch to the page.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const pageCount = Number(process.env.BENCH_PAGES ?? 300);
const switches = 20;
const connections = 16;
const limits = { ofFile: 0.5, switchMilliseconds: 3_000 };

await onFreshCluster(async (connectionText) => {
  const { target, stop } = await startServer<PlaceTarget>('place-server.ts', [
    connectionText,
    String(pageCount),
  ]);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  await measureUncached(target);
  await measureCached(target);
  await measureSwitch(target);
  stop();
});

/** Each page is asked for once. */
async function measureUncached({ address, stores }: PlaceTarget) {
  // The first page was read for the file.
  const paths = stores.slice(1).map(({ path }) => path);
  const { perSecond, failed } = await load(address, () => paths.pop());
  console.log(`never asked for: ${perSecond.toFixed(0)} pages per second, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function measureCached({ address, fileAddress, stores }: PlaceTarget) {
  const [store] = stores;
  const rates = { file: [] as number[], page: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    const file = await loadFor(seconds, fileAddress, '/page.html');
    const page = await loadFor(seconds, address, store?.path ?? '');
    rates.file.push(file.perSecond);
    rates.page.push(page.perSecond);
    console.log(
      `round ${round}: page ${page.perSecond.toFixed(0)} per second (p99 ${page.p99.toFixed(1)} ms, ${page.bytes} bytes), ` +
        `file ${file.perSecond.toFixed(0)} (p99 ${file.p99.toFixed(1)} ms, ${file.bytes} bytes), ${page.failed} failed`,
    );
    if (page.failed > 0) process.exitCode = 1;
  }
  const share = percentile(rates.page, 0.5) / percentile(rates.file, 0.5);
  console.log(`median: ${share.toFixed(2)} of the file (at least ${limits.ofFile})`);
  if (share < limits.ofFile) process.exitCode = 1;
}

async function measureSwitch(target: PlaceTarget) {
  const [store] = target.stores;
  if (!store) return;
  const { storeId, path, itemIds } = store;
  const client = apiClient(target);
  const tagOf = async () => (await client.ask(path)).headers.etag;
  const delays: number[] = [];
  for (let round = 0; round < switches; round += 1) {
    const before = await tagOf();
    const soldOut = round % 2 === 0 ? 'UNTIL_CHANGED' : 'NO';
    await client.send(setSoldOut, { storeId, itemIds: itemIds.slice(20, 21), soldOut });
    const answered = performance.now();
    while ((await tagOf()) === before) await wait(1);
    delays.push(performance.now() - answered);
  }
  client.close();
  const [p50, most] = [0.5, 1].map((share) => percentile(delays, share));
  console.log(`from the sold-out switch to the page: p50 ${p50?.toFixed(0)} ms, max ${most?.toFixed(0)} ms`);
  if (most === undefined || most > limits.switchMilliseconds) process.exitCode = 1;
}

function loadFor(duration: number, address: string, path: string) {
  const end = performance.now() + duration * 1_000;
  return load(address, () => (performance.now() < end ? path : undefined));
}

/** Each connection asks for the next path when the last page has arrived, until there is none. */
async function load(address: string, next: () => string | undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let [failed, bytes] = [0, 0];
  const started = performance.now();
  async function connection() {
    for (let path = next(); path !== undefined; path = next()) {
      const sent = performance.now();
      const answer = await get(agent, address + path);
      if (answer.http === 200) times.push(performance.now() - sent);
      else failed += 1;
      bytes = answer.bytes;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - started) / 1_000;
  agent.destroy();
  return { perSecond: times.length / elapsed, p99: percentile(times, 0.99), failed, bytes };
}

function get(agent: Agent, url: string): Promise<{ http: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve({ http: response.statusCode ?? 0, bytes }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
