import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Category, setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { apiClient } from '../support/api-client.ts';
import type { BenchStore } from '../support/bench-store.ts';
import { addPersonsStore, openSignedIn, tokenOfPerson, withProduct } from '../support/in-browser.ts';
import { mostInSecond, watchReadings } from '../support/readings.ts';

/**
 * Requests of open screens, each on its own device, while a store is busy: two orders a second of uncounted items,
 * every fourth unpaid, and a menu change every three seconds. The menu has 200 items, a third of them counted, and
 * there are earlier orders.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const itemCount = 200;
const ordersBefore = 80;
const every = { order: 500, edit: 3_000 };
/** In ms; enough for a page to load, and for the last event to be handled. */
const quiet = 3_000;

type Client = ReturnType<typeof apiClient>;

await withProduct(async (running) => {
  const store = await addPersonsStore(running, itemCount);
  const client = apiClient({ address: running.hubUrl, token: await tokenOfPerson(running) });
  for (let n = 0; n < ordersBefore; n += 1) await sell(client, store, n);

  const screens = { board: 'orders', till: 'till', revenue: 'sales/revenue', 'menu list': 'menu' };
  const watched = [];
  for (const [name, path] of Object.entries(screens)) {
    const page = await openSignedIn(running, `/s/${store.storeId}/${path}`);
    watched.push({ name, page });
  }
  await setTimeout(quiet);
  const readings = await Promise.all(watched.map(({ page }) => watchReadings(page)));
  console.log(`load ${loadavg()[0]?.toFixed(1)} before`);
  await Promise.all([sellAll(client, store), editMenu(client, store)]);
  await setTimeout(quiet);
  console.log(`load ${loadavg()[0]?.toFixed(1)} after ${seconds} s`);

  for (const [index, { name }] of watched.entries()) {
    const read = await readings[index]?.stop();
    if (read) report(name, read);
  }
  client.close();
});

async function sellAll(client: Client, store: BenchStore) {
  const count = (seconds * 1_000) / every.order;
  const from = performance.now();
  for (let n = 0; n < count; n += 1) {
    await setTimeout(Math.max(0, from + n * every.order - performance.now()));
    await sell(client, store, n);
  }
}

async function sell(client: Client, { storeId, body }: BenchStore, n: number) {
  const paid = body as Parameters<typeof client.send<typeof takeOrder>>[1];
  const order = n % 4 === 3 ? { ...paid, tenders: [] } : paid;
  await client.send(takeOrder, { ...order, storeId });
}

async function editMenu(client: Client, { storeId }: BenchStore) {
  let edited: { id: string; version: number } | undefined;
  const from = performance.now();
  for (let n = 0; n < (seconds * 1_000) / every.edit; n += 1) {
    await setTimeout(Math.max(0, from + n * every.edit - performance.now()));
    const answer = await client.send(setCategory, {
      ...{ storeId, name: `오늘의 메뉴 ${n}`, nameEn: null },
      ...edited,
    });
    const { id, version } = answer.read<Category>();
    edited = { id, version };
  }
}

function report(
  name: string,
  { readings, streamed }: Awaited<ReturnType<Awaited<ReturnType<typeof watchReadings>>['stop']>>,
) {
  const bytesOf = (some: typeof readings) =>
    `${(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024).toFixed(0)} kB`;
  console.log(
    `${name}: ${readings.length} readings, ${bytesOf(readings)}, at most ${mostInSecond(readings)} in a second` +
      `; ${(streamed / 1_024).toFixed(0)} kB of events`,
  );
  for (const [call, some] of Map.groupBy(readings, (reading) => reading.call))
    console.log(`  ${some.length} × ${call}, ${bytesOf(some)}`);
}
