import { randomUUIDv7 } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { analyze } from '../support/analyze.ts';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { Target } from '../support/load.ts';
import { openProduct } from '../support/open-product.ts';
import { percentile } from '../support/percentile.ts';
import { idsSince, recordStatements, withIds } from '../support/record-statements.ts';
import type { Script } from '../support/replay-server.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Changing an open order and refunding a line of a completed one, one request after another. Compares the product with a
 * bare node:http server that checks a token and runs the same statements, alternating on the same database.
 */
const perRound = Number(process.env.BENCH_TRIES ?? 40);
const rounds = 4;

type Act = {
  name: string;
  /** The tenders with which the tested orders are taken. */
  tenders: InputOf<typeof takeOrder>['tenders'];
  send: (client: ApiClient, order: Order) => Promise<{ read: <T>() => T }>;
};
type NewOrder = InputOf<typeof takeOrder>;

const tender = { type: 'INSTORE_CASH', amount: 20_000, received: 20_000 } as const;

await onFreshCluster(async (connectionText) => {
  const product = await startServer<Target>('product-server.ts', [connectionText, '1']);
  const [store] = product.target.stores;
  if (!store) throw new Error('no store');
  const input = { ...store.body, storeId: store.storeId } as NewOrder;
  const { storeId } = input;
  const added = input.lines[0] as NewOrder['lines'][number];
  const acts: Act[] = [
    {
      name: 'change of an open order',
      tenders: [],
      send: (client, { id: orderId, lines }) =>
        client.send(changeOrder, {
          storeId,
          orderId,
          add: [added],
          lines: [{ lineId: lines[1]?.id ?? '', quantity: 1 }],
          addedTotal: 5_500,
        }),
    },
    {
      name: 'refund by line',
      tenders: [tender],
      send: (client, { id: orderId, lines, payments }) =>
        client.send(refundOrder, {
          storeId,
          orderId,
          lines: [{ lineId: lines[1]?.id ?? '', quantity: 1 }],
          tenders: [{ paymentId: payments[0]?.id ?? '', amount: 4_500 }],
          reason: '맛이 이상해요',
        }),
    },
  ];
  for (const act of acts) await compare(connectionText, product.target, act, input);
  product.stop();
});

async function compare(connectionText: string, target: Target, act: Act, input: NewOrder) {
  const client = apiClient(target, 1);
  const take = async () => (await client.send(takeOrder, { ...input, tenders: act.tenders })).read<Order>();
  const takeMany = (count: number) => Array.fromAsync({ length: count }, take);

  const script = await record(connectionText, target.token, act, await takeMany(2));
  const ofFloor = await takeMany(perRound * (rounds + 1));
  const file = join(tmpdir(), `maru-replay-${process.pid}.json`);
  await writeFile(file, JSON.stringify(scriptFor(ofFloor, script, target.token)));
  const floor = await startServer<Target>('replay-server.ts', [connectionText, file]);
  await rm(file);
  const bare = apiClient({ ...target, address: floor.target.address }, 1);

  const times = { product: [] as number[], floor: [] as number[] };
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const taken = await takeMany(perRound);
    if (round === 1) await analyze(connectionText);
    const ours = await timed(taken, (order) => act.send(client, order));
    const theirs = await timed(ofFloor.splice(0, perRound), (order) => act.send(bare, order));
    if (round > 0) {
      times.product.push(...ours);
      times.floor.push(...theirs);
    }
  }
  const [ours, theirs] = [percentile(times.product, 0.5), percentile(times.floor, 0.5)];
  console.log(
    `${act.name}: product p50 ${ours.toFixed(1)} ms, p99 ${percentile(times.product, 0.99).toFixed(1)} ms; ` +
      `the same SQL p50 ${theirs.toFixed(1)} ms, p99 ${percentile(times.floor, 0.99).toFixed(1)} ms; ` +
      `ratio ${(ours / theirs).toFixed(2)}, ${(ours - theirs).toFixed(1)} ms more`,
  );
  client.close();
  bare.close();
  floor.stop();
}

async function timed(orders: readonly Order[], send: (order: Order) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const order of orders) {
    const started = performance.now();
    await send(order);
    times.push(performance.now() - started);
  }
  return times;
}

/** The statements of one act, from a product of this process. The first order fills its caches. */
async function record(connectionText: string, token: string, act: Act, orders: readonly Order[]) {
  const environment = { ACCOUNT_PORT: '0', HUB_PORT: '0' };
  const product = await openProduct(JSON.parse(connectionText), environment, { withPages: false });
  const statements = recordStatements(product.pool);
  const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
  const client = apiClient({ address, token }, 1);
  let [start, answer] = [0, ''];
  for (const order of orders) {
    statements.take();
    start = Date.now();
    answer = JSON.stringify((await act.send(client, order)).read());
  }
  const sample = orders.at(-1) as Order;
  const recorded = statements.take();
  client.close();
  await product.app.close();
  await product.db.destroy();
  return { sample, answer, statements: recorded, made: idsSince(recorded, start) };
}

/** The recorded act for each of these orders. They differ from the recorded order only in their ids. */
function scriptFor(
  orders: readonly Order[],
  { sample, answer, statements, made }: Awaited<ReturnType<typeof record>>,
  token: string,
): Script {
  const wrapped = JSON.stringify({ status: 'OK', response: JSON.parse(answer) });
  const acts = orders.map((order) => {
    const own = idsOf(order);
    const ids = new Map(idsOf(sample).map((id, i) => [id, own[i] ?? id]));
    for (const id of made) ids.set(id, randomUUIDv7());
    return { name: order.id, statements: withIds(statements, ids), answer: wrapped };
  });
  return { token, acts };
}

function idsOf({ id, lines, payments }: Order): string[] {
  const ofPayments = payments.flatMap((payment) => [
    payment.id,
    ...payment.transactions.map((move) => move.id),
  ]);
  return [id, ...lines.map((line) => line.id), ...ofPayments];
}
