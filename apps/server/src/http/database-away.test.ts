import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { openShop } from '#test/open-shop.ts';
import { openDatabaseProxy } from '#test/stand-ins/database-proxy.ts';

const shop = await openShop();
const at = await shop.openStore();
const proxy = await openDatabaseProxy(shop.connection);
const connection = { ...shop.connection, host: proxy.host, port: 5432 };
const database = openDatabase({ connection, maximum: 10, onError: () => {} });
const server = await shop.instance({ database, connection });
await server.app.startWorkers();
afterAll(async () => {
  await server.app.close();
  await database.close();
  await proxy.close();
});

const list = () => server.call(listOrders, { storeId: at.storeId }, at.owner);

/** Waits until the server has reconnected on its own. */
const recovered = () =>
  vi.waitFor(async () => expect((await list()).http).toBe(200), { timeout: 20_000, interval: 50 });

/** Makes all waiting jobs due, in the outbox and in the queue. */
async function hurryJobs() {
  await shop.pool.query('update outbox set run_at = now()');
  await shop.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
  );
}

test('every call answers 503 while the database is away and recovers when it is back', async () => {
  expect((await list()).http).toBe(200);
  await proxy.takeAway();

  for (const answer of [await list(), await server.call(takeOrder, shop.americano(at), at.owner)]) {
    expect(answer).toMatchObject({ http: 503, status: 'UNAVAILABLE', message: expect.any(String) });
    expect(answer.headers['retry-after']).toBe('1');
  }
  expect((await server.app.hub.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await server.app.hub.inject({ url: '/readyz' })).statusCode).toBe(503);

  await proxy.putBack();
  await recovered();
  expect((await server.app.hub.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await server.call(takeOrder, shop.americano(at), at.owner)).http).toBe(200);
});

test('while the database is away, a store page answers 503 and asks the visitor to try again', async () => {
  await proxy.takeAway();

  const { statusCode, headers, body } = await server.app.hub.inject({ url: '/place/bread-in-seongsu' });
  expect([statusCode, JSON.parse(body)]).toEqual([503, { language: 'ko', reason: 'BROKEN' }]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  await proxy.putBack();
  await recovered();
});

test('connections that the database ended are replaced', async () => {
  await list();
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = '' and pid <> pg_backend_pid() and state = 'idle'`,
  );

  await recovered();
});

test('an order that was sent while the database went away exists exactly once after a repeat with its key', async () => {
  const keys = Array.from({ length: 30 }, (_, i) => `away-${i}`);
  const send = (key: string) => server.call(takeOrder, shop.americano(at), at.owner, { key });

  const sent = keys.map(send);
  await Promise.race(sent);
  await proxy.takeAway();
  const first = await Promise.all(sent);
  await proxy.putBack();
  await recovered();
  // The database may still be running the first request. A till then repeats its request, as here.
  const sendUntilDecided = (key: string) =>
    vi.waitFor(
      async () => {
        const answer = await send(key);
        expect(answer.status).not.toBe('REQUEST_IN_PROGRESS');
        return answer;
      },
      { timeout: 25_000, interval: 100 },
    );
  const again = await Promise.all(keys.map(sendUntilDecided));

  expect(again.map(({ http }) => http)).toEqual(keys.map(() => 200));
  const lost = first.filter(({ http, response }, i) => http === 200 && again[i]?.response.id !== response.id);
  expect(lost).toEqual([]);
  expect(new Set(again.map(({ response }) => response.id)).size).toBe(keys.length);
});

test('jobs and events go on after the database was away', async () => {
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'LOST');
  await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });
  await proxy.takeAway();
  await proxy.putBack();
  await recovered();

  await vi.waitFor(
    async () => {
      await hurryJobs();
      const { response } = await server.call(getOrder, { storeId: at.storeId, orderId: id }, at.owner);
      expect(response).toMatchObject({ pending: null });
    },
    { timeout: 25_000, interval: 100 },
  );
});
