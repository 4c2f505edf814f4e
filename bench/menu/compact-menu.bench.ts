import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { type Answer, apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { MenuTarget } from '../support/menu-server.ts';
import { percentile } from '../support/percentile.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Reads of the compact menu by tills, with 1,000 and 20,000 items: cold (whole, plain and compressed), unchanged (by
 * revision and by ETag) and after one change. Sizes are bytes of the body on the wire.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
/** In ms. Every till asks whenever it is opened, and usually nothing has changed. */
const limitUnchanged = 50;

await onFreshCluster(async (connectionText) => {
  const { target, stop } = await startServer<MenuTarget>('menu-server.ts', [connectionText, '1000', '20000']);
  for (const store of target.stores) await measure(target, store);
  stop();
});

async function measure(target: MenuTarget, { storeId, itemCount, itemIds }: MenuTarget['stores'][number]) {
  const client = apiClient(target);
  const url = `${getCompactMenu.path}?storeId=${storeId}`;
  const get = (query = '', headers = {}) => client.ask(`${url}${query}`, { headers });
  const br = { 'accept-encoding': 'br' };
  const say = (what: string, { times, answer }: { times: number[]; answer: Answer }) => {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    const figures = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    console.log(`${itemCount} items, ${what}: ${answer.bytes} bytes, ${figures} (${answer.http})`);
    return p50;
  };

  const whole = await timed(() => get('', br), 200);
  const { revision } = whole.answer.read<{ revision: number }>();
  say('cold, plain', await timed(() => get(), 200));
  say('cold, compressed', whole);
  const tag = { 'if-none-match': String(whole.answer.headers.etag) };
  const unchanged = [
    say('unchanged, by revision', await timed(() => get(`&revision=${revision}`), 304)),
    say('unchanged, by tag', await timed(() => get('', tag), 304)),
  ];
  if (unchanged.some((p50) => p50 > limitUnchanged)) process.exitCode = 1;

  await client.send(setSoldOut, { storeId, itemIds: itemIds.slice(0, 1), soldOut: 'UNTIL_CHANGED' });
  say('one change', await timed(() => get(`&revision=${revision}`, br), 200));
  client.close();
}

async function timed(ask: () => Promise<Answer>, expected: number) {
  const times: number[] = [];
  let answer = await ask();
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    answer = await ask();
    times.push(performance.now() - from);
    if (answer.http !== expected) throw new Error(`answered ${answer.http}, not ${expected}`);
  }
  return { times, answer };
}
