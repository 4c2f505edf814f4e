import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { InputOf } from '@maru/contract/endpoint.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { changeOrderStatus, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import type { BenchStore } from '../support/bench-store.ts';
import {
  addPersonsStore,
  openSignedIn,
  tokenOfPerson,
  waitUntilIdle,
  watchLongTasks,
  withProduct,
} from '../support/in-browser.ts';

/**
 * The live board with 200 open orders while 20 events a second arrive: orders are taken and cancelled in turn. Reports
 * the tasks of the page that took longer than 50 ms.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const openOrders = 200;
const eventsPerSecond = 20;
const screen = { width: 1440, height: 900 };

await withProduct(async (running) => {
  const store = await addPersonsStore(running, 30);
  const client = apiClient({ address: running.hubUrl, token: await tokenOfPerson(running) });
  const open: Order[] = [];
  while (open.length < openOrders) open.push(await take(client, store));

  const page = await openSignedIn(running, `/s/${store.storeId}/orders`, screen);
  await page.getByRole('listitem').first().waitFor();
  await waitUntilIdle(page);
  console.log(`load ${loadavg()[0]?.toFixed(1)} before`);
  const watched = await watchLongTasks(page);

  let late = 0;
  const from = performance.now();
  for (let n = 0; n < seconds * eventsPerSecond; n += 1) {
    const wait = from + (n * 1_000) / eventsPerSecond - performance.now();
    if (wait > 0) await setTimeout(wait);
    else late = Math.max(late, -wait);
    if (n % 2 === 0) open.push(await take(client, store));
    else await cancel(client, store, open.shift() as Order);
  }
  await waitUntilIdle(page);

  const { longTasks, busy } = await watched.stop();
  console.log(
    `load ${loadavg()[0]?.toFixed(1)} after ${seconds} s; an event was sent ${late.toFixed(0)} ms late at most`,
  );
  console.log(
    `${eventsPerSecond} events a second, ${openOrders} open orders: ${longTasks.length} tasks over 50 ms` +
      `${longTasks.length > 0 ? `, the longest ${Math.max(...longTasks).toFixed(0)} ms` : ''}; ` +
      `main thread busy ${(busy * 100).toFixed(0)} %`,
  );
  if (longTasks.length > 0) process.exitCode = 1;
  client.close();
});

async function take(client: ApiClient, { storeId, body }: BenchStore): Promise<Order> {
  const order = { ...(body as InputOf<typeof takeOrder>), tenders: [], storeId };
  return (await client.send(takeOrder, order)).read<Order>();
}

async function cancel(client: ApiClient, { storeId }: BenchStore, { id: orderId }: Order) {
  await client.send(changeOrderStatus, {
    storeId,
    orderId,
    newOrderStatus: 'CANCELLED',
    reason: '손님이 떠났어요',
  });
}
