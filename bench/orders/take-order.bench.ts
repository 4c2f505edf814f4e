import { onFreshCluster } from '../support/fresh-cluster.ts';
import { measure, type Target } from '../support/load.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Orders per second: three lines, paid in cash, everything written. Compares the product with the floor server,
 * alternating on the same database with default durability (fsync on), with 1 and 16 connections, on one store and on
 * 200.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = 3;
await onFreshCluster(async (connectionText) => {
  for (const storeCount of [1, 200]) await compare(connectionText, storeCount);
});

async function compare(connectionText: string, storeCount: number) {
  const product = await startServer<Target>('product-server.ts', [connectionText, String(storeCount)]);
  const storeIds = product.target.stores.map(({ storeId }) => storeId);
  const body = JSON.stringify(product.target.stores[0]?.body ?? {});
  const floor = await startServer<Target>('floor-server.ts', [
    connectionText,
    JSON.stringify(storeIds),
    body,
  ]);
  for (const connections of [1, 16]) {
    await measure(product.target, connections, 2);
    await measure(floor.target, connections, 2);
    const results = { product: [] as number[], floor: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      const ours = await measure(product.target, connections, seconds);
      const bare = await measure(floor.target, connections, seconds);
      if (ours.failed + bare.failed > 0) throw new Error(`${ours.failed + bare.failed} requests failed`);
      results.product.push(ours.perSecond);
      results.floor.push(bare.perSecond);
      console.log(
        `stores ${storeCount}, connections ${connections}, round ${round}: ` +
          `product ${ours.perSecond.toFixed(0)}/s (p50 ${ours.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(1)} ms), ` +
          `floor ${bare.perSecond.toFixed(0)}/s (p50 ${bare.p50.toFixed(1)} ms, p99 ${bare.p99.toFixed(1)} ms)`,
      );
    }
    const [ours, bare] = [median(results.product), median(results.floor)];
    console.log(
      `stores ${storeCount}, connections ${connections}: product ${ours.toFixed(0)}/s, floor ${bare.toFixed(0)}/s, ratio ${(ours / bare).toFixed(2)}`,
    );
  }
  product.stop();
  floor.stop();
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
