import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { checkMenuImport, importMenu, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { MenuTarget } from '../support/menu-server.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Duration of the check of a file, its import and its undo, with 5,000 rows and with nearly the maximum of a store.
 * First all rows create items, then all change one.
 */
const sizes = [5_000, 19_900];
/** In ms; requests time out after 30 s. */
const limit = 30_000;

type Row = {
  row: number;
  category: string;
  name: string;
  price: string;
  barcode: string;
  description: string;
};
type Client = ReturnType<typeof apiClient>;

await onFreshCluster(async (connectionText) => {
  // Each size has its own store with a small menu.
  const { target, stop } = await startServer<MenuTarget>('menu-server.ts', [connectionText, '50', '50']);
  const client = apiClient(target);
  for (const [index, { storeId }] of target.stores.entries())
    await measure(client, storeId, sizes[index] ?? 0);
  client.close();
  stop();
});

async function measure(client: Client, storeId: string, count: number) {
  const fileName = 'menu.xlsx';
  const items = rowsOf(count, 1_000);
  const { version } = await timed(client, `${count} new rows, check`, checkMenuImport, { storeId, items });
  const made = { storeId, items, version, fileName };
  const first = await timed(client, `${count} new rows, import`, importMenu, made);
  const dearer = { storeId, items: rowsOf(count, 1_100) };
  const next = await timed(client, `${count} changes, check`, checkMenuImport, dearer);
  const changed = { ...dearer, version: next.version, fileName };
  const second = await timed(client, `${count} changes, import`, importMenu, changed);
  for (const [what, { changeId }] of [
    ['changes', second],
    ['new rows', first],
  ] as const)
    await timed(client, `${count} ${what}, undo`, undoMenuChange, { storeId, changeId });
}

async function timed<E extends Endpoint>(
  client: Client,
  what: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const bytes = Buffer.byteLength(JSON.stringify(input));
  const from = performance.now();
  const answer = await client.send(endpoint, input);
  const took = performance.now() - from;
  const size = `${(bytes / 1e6).toFixed(1)} MB in, ${(answer.bytes / 1e6).toFixed(1)} MB out`;
  console.log(`${what}: ${(took / 1_000).toFixed(2)} s (${size})`);
  if (took > limit) process.exitCode = 1;
  return answer.read();
}

function rowsOf(count: number, price: number): Row[] {
  return Array.from({ length: count }, (_, i) => ({
    row: i + 2,
    category: `Category ${i % 40}`,
    name: `Item ${i}`,
    price: String(price + (i % 90) * 100),
    barcode: `77${String(i).padStart(11, '0')}`,
    description: 'Words that say what it is made of and how it tastes',
  }));
}
