import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@maru/contract/orders/order.ts';
import { listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { chooseFolders } from '#server/db/embedded/cluster-folders.ts';
import { readPostmaster } from '#server/db/embedded/postmaster-state.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { closeAtEnd } from '#test/close-at-end.ts';
import type { TestConnection } from '#test/database.ts';
import { address, openShop, type Shop } from '#test/open-shop.ts';
import { type Act, type Request, requestOf } from '#test/order-acts.ts';

type Served = { process: ChildProcess; address: string; connection: TestConnection };
type At = Awaited<ReturnType<Shop['openStore']>>;

const tills = 8;
const enough = 60;
const dataDir = await mkdtemp(join(tmpdir(), 'maru-killed-'));
let served = await serve();
closeAtEnd(async () => {
  await end(served.process, 'disconnect');
  for (const folder of [chooseFolders(dataDir).base, dataDir])
    await rm(folder, { recursive: true, force: true });
});
const { connection } = served;
const database = openDatabase({ connection, maximum: 4, onError: () => {} });
closeAtEnd(database.close);
const shop = await openShop({ ...database, connection });

test('a server that is killed under load has lost nothing that it acknowledged, and does nothing twice', async () => {
  const at = await shop.openStore();
  const load = startLoad(at);
  await load.acknowledged;
  await end(served.process, 'kill');
  await load.stop();

  served = await serve();

  await expectAllOnce(at, load.sent);
});

test('a server whose database is killed restarts it, and has lost nothing that it acknowledged', async () => {
  const at = await shop.openStore();
  const load = startLoad(at);
  await load.acknowledged;
  process.kill(readPostmaster(chooseFolders(dataDir)).pid, 'SIGKILL');
  await load.refused;
  await load.stop();

  await expectAllOnce(at, load.sent);
});

async function serve(): Promise<Served> {
  const child = fork(join(import.meta.dirname, '../../../test/serve.ts'), {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [],
  });
  const [message] = await once(child, 'message');
  return { process: child, ...message };
}

async function end(child: ChildProcess, how: 'kill' | 'disconnect') {
  const gone = once(child, 'exit');
  if (how === 'kill') child.kill('SIGKILL');
  else child.disconnect();
  await gone;
}

type Answer = { status: string; response: Order & { order?: Order } };
type Sent = { key: string; request: Request; answer: Answer | undefined };

/** The answer to this key, or undefined while the server does not answer. */
async function post(at: At, { request, key }: Pick<Sent, 'request' | 'key'>): Promise<Answer | undefined> {
  const { url, rest } = address(request.endpoint, { ...request.input });
  try {
    const response = await fetch(`${served.address}${url}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${at.owner.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(rest),
    });
    return response.status < 500 ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

/** What tills do with their orders, each order getting the next of these; `ends`: the order afterwards. */
const deeds: readonly { paid: number; act?: Act; ends: object }[] = [
  { paid: 4_500, ends: { status: 'CLOSED', paid: 4_500 } },
  {
    paid: 4_500,
    act: { act: 'refund', line: null, percent: 20, isDeclined: false },
    ends: { status: 'CLOSED', paid: 3_600, refunded: 900 },
  },
  {
    paid: 1_000,
    act: { act: 'change', add: [{ item: 'fruitBox', quantity: 1 }], line: 0, quantity: 1 },
    ends: { status: 'OPEN', paid: 1_000, total: 10_000 },
  },
  {
    paid: 1_000,
    act: { act: 'giveBack', payment: 0, isDeclined: false },
    ends: { status: 'OPEN', paid: 0, leftToPay: 4_500 },
  },
  {
    paid: 4_500,
    act: { act: 'correct', payment: 0, type: 'INSTORE_CAT' },
    ends: { status: 'CLOSED', paid: 4_500, paymentType: 'INSTORE_CAT' },
  },
  { paid: 4_500, act: { act: 'cancel', isDeclined: false }, ends: { status: 'CANCELLED', paid: 0 } },
  {
    paid: 1_000,
    act: { act: 'pay', type: 'INSTORE_CASH', percent: 100, isDeclined: false },
    ends: { status: 'CLOSED', paid: 4_500 },
  },
];

/** Tills that keep taking orders and doing something with each, every request with its own key, until they are stopped. */
function startLoad(at: At) {
  const sent: Sent[] = [];
  const { promise: acknowledged, resolve: haveEnough } = Promise.withResolvers<void>();
  const { promise: refused, resolve: isRefused } = Promise.withResolvers<void>();
  let stopped = false;

  async function request(key: string, asked: Request): Promise<Order | undefined> {
    const one: Sent = { key, request: asked, answer: undefined };
    sent.push(one);
    one.answer = await post(at, one);
    if (sent.length >= enough) haveEnough();
    return one.answer?.response;
  }

  async function sell(till: number) {
    for (let n = till; !stopped; n += 1) {
      const { paid, act } = deedOf(n);
      const key = `till-${till}/${n}`;
      const input = shop.americano(at, { tenders: [cash(paid)] });
      const order = await request(key, { endpoint: takeOrder, input });
      const last = order && act ? await request(`${key}/act`, requestOf(at, order, act)) : order;
      if (!last) return isRefused();
    }
  }
  const selling = Promise.all(Array.from({ length: tills }, (_, till) => sell(till)));
  const stop = async () => {
    stopped = true;
    await selling;
  };
  return { sent, acknowledged, refused, stop };
}

function deedOf(n: number) {
  return deeds[n % deeds.length] ?? expect.fail();
}

/** Resends every request with its key. An acknowledged one gets the same answer; every act was done once. */
async function expectAllOnce(at: At, sent: readonly Sent[]) {
  const orders = new Map<string, string>();
  for (const one of sent) {
    const again = await vi.waitFor(
      async () => (await post(at, one)) ?? Promise.reject(new Error('not yet')),
      { timeout: 15_000, interval: 50 },
    );
    expect(again.status).toBe('OK');
    if (one.answer) expect(again).toEqual(one.answer);
    if (one.request.endpoint === takeOrder) orders.set(one.key, again.response.id);
  }

  const { response } = await shop.call(listOrders, { storeId: at.storeId }, at.owner);
  expect(response.totalElements).toBe(orders.size);
  expect(response.content[0]?.orderNumber).toBe(orders.size);
  for (const [key, id] of orders) {
    const order = await shop.readOrder(at, id);
    expectToAddUp(order);
    // An order whose till did not get to the act stays as it was taken.
    if (sent.some((one) => one.key === `${key}/act`) || !deedOf(numberIn(key)).act)
      expect({ key, ...order }).toMatchObject({ key, ...deedOf(numberIn(key)).ends });
  }
}

function numberIn(key: string): number {
  return Number(key.split('/')[1]);
}
