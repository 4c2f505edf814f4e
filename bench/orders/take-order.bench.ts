import { analyze } from '../support/analyze.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { measure, sendToEach, type Target } from '../support/load.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Orders per second: three lines, paid in cash, everything written. Compares the product with the two floor servers,
 * alternating on the same database with default durability (fsync on), with 1 and 16 connections, on one store and on
 * 200.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const warmUpSeconds = Number(process.env.BENCH_WARM_UP ?? 4);
const rounds = 3;
await onFreshCluster(async (connectionText) => {
  for (const storeCount of [1, 200]) await compare(connectionText, storeCount);
});

async function compare(connectionText: string, storeCount: number) {
  const product = await startServer<Target>('product-server.ts', [connectionText, String(storeCount)]);
  await sendToEach(product.target);
  const stores = JSON.stringify(product.target.stores);
  const plain = await startServer<Target>('floor-server.ts', [connectionText, stores, 'plain']);
  const single = await startServer<Target>('floor-server.ts', [connectionText, stores, 'single']);
  const servers = { product, plain, single };
  const names = ['product', 'plain', 'single'] as const;
  for (const connections of [1, 16]) {
    const what = `stores ${storeCount}, connections ${connections}`;
    const perSecond = { product: [] as number[], plain: [] as number[], single: [] as number[] };
    for (const name of names) await measure(servers[name].target, connections, warmUpSeconds);
    await analyze(connectionText);
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of names) {
        const measured = await measure(servers[name].target, connections, seconds);
        if (measured.failed > 0) throw new Error(`${measured.failed} requests failed`);
        perSecond[name].push(measured.perSecond);
        const [rate, p50, p99] = [
          measured.perSecond.toFixed(0),
          measured.p50.toFixed(1),
          measured.p99.toFixed(1),
        ];
        console.log(`${what}, round ${round}: ${name} ${rate}/s (p50 ${p50} ms, p99 ${p99} ms)`);
      }
    }
    const [ours, inTurn, atOnce] = names.map((name) => median(perSecond[name])) as [number, number, number];
    console.log(
      `${what}: product ${ours.toFixed(0)}/s, plain statements ${inTurn.toFixed(0)}/s (ratio ${(ours / inTurn).toFixed(2)}), ` +
        `one statement ${atOnce.toFixed(0)}/s (ratio ${(ours / atOnce).toFixed(2)})`,
    );
  }
  for (const name of names) servers[name].stop();
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
