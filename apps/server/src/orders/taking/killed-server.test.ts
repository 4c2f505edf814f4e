import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { chooseFolders } from '#server/db/embedded/cluster-folders.ts';
import { readPostmaster } from '#server/db/embedded/postmaster-state.ts';
import type { TestConnection } from '#test/database.ts';
import { openShop, type Shop } from '#test/open-shop.ts';

type Served = { process: ChildProcess; address: string; connection: TestConnection };
type At = Awaited<ReturnType<Shop['openStore']>>;

// The test brings its own database, so it need not run on other versions.
const hereOnly = test.skipIf(process.env.MARU_TEST_POSTGRES !== undefined);
const tills = 8;
const enough = 40;
let dataDir: string;
let served: Served;
let shop: Shop;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'maru-killed-'));
  served = await serve();
  const { connection } = served;
  const database = openDatabase({ connection, maximum: 4, onError: () => {} });
  afterAll(() => database.close());
  shop = await openShop({ ...database, connection });
});
afterAll(async () => {
  await end(served.process, 'disconnect');
  for (const folder of [chooseFolders(dataDir).base, dataDir])
    await rm(folder, { recursive: true, force: true });
});

hereOnly(
  'a server that is killed under load has lost no order that it acknowledged, and takes none twice',
  async () => {
    const at = await shop.openStore();
    const load = startLoad(at);
    await load.acknowledged;
    await end(served.process, 'kill');
    await load.stop();

    served = await serve();

    await expectAllOnce(at, load.sent);
  },
);

hereOnly('so has a server whose database is killed; it starts it again by itself', async () => {
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

/** The order id for this key, or undefined while the server does not answer. */
async function send(at: At, key: string): Promise<string | undefined> {
  const { storeId, ...body } = shop.americano(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  try {
    const response = await fetch(`${served.address}/v6/stores/${storeId}/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${at.owner.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const { response: order } = (await response.json()) as { response?: { id: string } };
    return response.ok ? order?.id : undefined;
  } catch {
    return undefined;
  }
}

/** Tills that keep taking orders, each with its own key, until they are stopped. */
function startLoad(at: At) {
  const sent = new Map<string, string | undefined>();
  const { promise: acknowledged, resolve: haveEnough } = Promise.withResolvers<void>();
  const { promise: refused, resolve: isRefused } = Promise.withResolvers<void>();
  let stopped = false;

  async function sell(till: number) {
    for (let n = 0; !stopped; n += 1) {
      const key = `till-${till}/${n}`;
      sent.set(key, undefined);
      const id = await send(at, key);
      sent.set(key, id);
      if (id === undefined) return isRefused();
      if (sent.size >= enough) haveEnough();
    }
  }
  const selling = Promise.all(Array.from({ length: tills }, (_, till) => sell(till)));
  const stop = async () => {
    stopped = true;
    await selling;
  };
  return { sent, acknowledged, refused, stop };
}

/** Resends every request with its key: acknowledged orders must be the same, and each key must yield one order. */
async function expectAllOnce(at: At, sent: Map<string, string | undefined>) {
  const again = new Map<string, string>();
  for (const key of sent.keys()) {
    const id = await vi.waitFor(async () => (await send(at, key)) ?? Promise.reject(new Error('not yet')), {
      timeout: 15_000,
      interval: 50,
    });
    again.set(key, id);
  }

  for (const [key, id] of sent) if (id !== undefined) expect(again.get(key)).toBe(id);
  expect(new Set(again.values()).size).toBe(sent.size);
  const { response } = await shop.call(listOrders, { storeId: at.storeId }, at.owner);
  expect(response.totalElements).toBe(sent.size);
  expect(response.content[0]?.orderNumber).toBe(sent.size);
}
