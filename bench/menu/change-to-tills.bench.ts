import { streamStoreEvents } from '@maru/contract/live/store-events.ts';
import { type CompactMenu, getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { MenuTarget } from '../support/menu-server.ts';
import { percentile } from '../support/percentile.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Time from the answer of a change until 100 tills have it. Each till listens to the store's events and fetches deltas,
 * one request at a time. Measures a sold-out switch and a sale of a counted item, in a menu of 1,000 items.
 */
const tillCount = Number(process.env.BENCH_TILLS ?? 100);
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const limit = 2_000;

type Store = MenuTarget['stores'][number];
type Client = ReturnType<typeof apiClient>;

await onFreshCluster(async (connectionText) => {
  const { target, stop } = await startServer<MenuTarget>('menu-server.ts', [connectionText, '1000']);
  for (const store of target.stores) await measure(target, store);
  stop();
});

async function measure(target: MenuTarget, store: Store) {
  const { storeId, itemCount } = store;
  const client = apiClient(target, tillCount);
  const first = await client.ask(`${getCompactMenu.path}?storeId=${storeId}`);
  // Nobody else changes this menu, so each change is one revision.
  let { revision } = first.read<CompactMenu>();
  const tills = await Promise.all(
    Array.from({ length: tillCount }, () => openTill(client, storeId, revision)),
  );
  const changes = {
    'a sold-out switch': (round: number) => switchItem(client, store, round),
    'a sale of a counted item': () => sell(client, store),
  };
  for (const [what, change] of Object.entries(changes)) {
    const delays: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      revision += 1;
      await change(round);
      const answered = performance.now();
      const heard = await Promise.all(tills.map((till) => till.has(revision)));
      delays.push(...heard.map((at) => Math.max(0, at - answered)));
    }
    const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(delays, share).toFixed(0));
    console.log(
      `${tillCount} tills, ${itemCount} items, ${what}: p50 ${p50} ms, p95 ${p95} ms, max ${most} ms after its answer`,
    );
    if (Number(most) > limit) process.exitCode = 1;
  }
  for (const till of tills) till.leave();
  client.close();
}

async function switchItem(client: Client, { storeId, itemIds }: Store, round: number) {
  const soldOut = round % 2 === 0 ? 'UNTIL_CHANGED' : 'NO';
  await client.send(setSoldOut, { storeId, itemIds: itemIds.slice(20, 21), soldOut });
}

async function sell(client: Client, { storeId, countedItem: { id, price } }: Store) {
  await client.send(takeOrder, { storeId, lines: [{ itemId: id, quantity: 1 }], total: price });
}

/** Follows a menu as the till does: on an event it fetches the delta, one request at a time. */
async function openTill(client: Client, storeId: string, from: number) {
  const stream = await client.stream(streamStoreEvents.path.replace(':storeId', storeId));
  let known = from;
  let waiting = { revision: Number.POSITIVE_INFINITY, ...Promise.withResolvers<number>() };

  async function fetchChanges() {
    const answer = await client.ask(`${getCompactMenu.path}?storeId=${storeId}&revision=${known}`, {
      headers: { 'accept-encoding': 'br' },
    });
    if (answer.http === 200) known = answer.read<CompactMenu>().revision;
    if (known >= waiting.revision) waiting.resolve(performance.now());
  }

  let [isAsking, isToAskAgain] = [false, false];
  async function refresh() {
    isToAskAgain = true;
    if (isAsking) return;
    isAsking = true;
    while (isToAskAgain) {
      isToAskAgain = false;
      await fetchChanges();
    }
    isAsking = false;
  }

  let unread = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    // An event may arrive in two chunks.
    const events = (unread + text).split('\n\n');
    unread = events.pop() ?? '';
    if (events.some((event) => event.includes('data: '))) void refresh();
  });
  return {
    /** Resolves with the time when this till reaches the revision; immediately if it already has. */
    has(revision: number): Promise<number> {
      if (known >= revision) return Promise.resolve(performance.now());
      waiting = { revision, ...Promise.withResolvers<number>() };
      return waiting.promise;
    },
    leave: () => stream.destroy(),
  };
}
