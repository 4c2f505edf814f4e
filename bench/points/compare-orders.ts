import type { InputOf } from '@maru/contract/endpoint.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import pg from 'pg';
import { analyze } from '../support/analyze.ts';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import { phoneOf } from '../support/customer-crowd.ts';
import type { CustomerTarget } from '../support/customer-product.ts';
import { percentile } from '../support/percentile.ts';

/** The aim: at most this ratio to the time of an order without a customer. It is no limit. */
const aim = 1.3;
const perRound = 25;
const rounds = 6;
const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const used = 500;
const paid = 20_000;

type NewOrder = InputOf<typeof takeOrder>;
type Asked = {
  connectionText: string;
  target: CustomerTarget;
  customers: number;
  say: (line: string) => void;
};
const kinds = [
  'without a customer',
  'that earns',
  'that earns and uses',
  'that earns, uses and is told',
] as const;
type Kind = (typeof kinds)[number];

/**
 * Compares orders that earn and use points and cause a message with the same order without a customer, in turns in the
 * same store.
 */
export async function compareOrders({ connectionText, target, customers, say }: Asked) {
  const clients = target.tillTokens.map((token) => apiClient({ ...target, token }, connections));
  const input = { ...target.order, storeId: target.storeId } as NewOrder;
  const database = new pg.Client(JSON.parse(connectionText));
  await database.connect();
  const ids = await idsOf(database, target.storeId);
  // Beyond the number 010-000-1234, which stands for nobody.
  let last = 2_000;

  /** Uses each customer once, because in a real store two tills rarely serve the same customer at the same time. */
  function orderOf(kind: Kind): NewOrder {
    if (kind === 'without a customer') return input;
    last += 1;
    // By id, as the till does unless points are used.
    if (kind === 'that earns') return { ...input, customer: { id: ids[last % ids.length] ?? '' } };
    const rest = paid - used;
    const tenders = [{ type: 'INSTORE_CASH' as const, amount: rest, received: rest }];
    const customer = { phone: phoneOf(last % customers) };
    return { ...input, customer, pointsUsed: used, total: rest, tenders };
  }
  /** Switches on the messages to customers; they are sent during the measurement. */
  const tell = (kind: Kind) =>
    database.query(
      `insert into point_message_settings (store_id, kinds) values ($1, $2)
       on conflict (store_id) do update set kinds = excluded.kinds`,
      [target.storeId, kind === 'that earns, uses and is told' ? ['EARN', 'USE', 'CANCEL'] : []],
    );
  async function take(kind: Kind): Promise<number> {
    const client = clients[Math.floor(Math.random() * clients.length)] as ApiClient;
    const order = orderOf(kind);
    const from = performance.now();
    await client.send(takeOrder, order);
    return performance.now() - from;
  }

  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) await analyze(connectionText);
    for (const kind of kinds) {
      await tell(kind);
      for (let n = 0; n < perRound; n += 1) {
        const time = await take(kind);
        if (round > 0) times.get(kind)?.push(time);
      }
    }
  }
  const plain = percentile(times.get(kinds[0]) ?? [], 0.5);
  for (const [kind, all] of times) {
    const ours = percentile(all, 0.5);
    const ratio = kind === kinds[0] ? '' : `, ratio ${(ours / plain).toFixed(2)}${markOf(ours / plain)}`;
    say(
      `order ${kind}, one after another: p50 ${ours.toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms${ratio}`,
    );
  }

  const rates = new Map(kinds.map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < 3; round += 1)
    for (const kind of kinds) {
      await tell(kind);
      rates.get(kind)?.push(await rateOf(() => take(kind)));
    }
  const most = percentile(rates.get(kinds[0]) ?? [], 0.5);
  for (const [kind, all] of rates) {
    const ours = percentile(all, 0.5);
    const ratio = kind === kinds[0] ? '' : `, ratio ${(most / ours).toFixed(2)}${markOf(most / ours)}`;
    say(`order ${kind}, ${connections} connections: ${ours.toFixed(0)} a second${ratio}`);
  }
  for (const client of clients) client.close();
  await database.end();
}

async function idsOf(client: pg.Client, storeId: string): Promise<string[]> {
  const { rows } = await client.query(
    'select id from customers where store_id = $1 order by id desc limit 50000',
    [storeId],
  );
  return rows.map(({ id }) => id);
}

function markOf(ratio: number): string {
  return ratio > aim ? ' ABOVE THE AIM' : '';
}

/** The orders per second while each connection sends its next order when the last one is answered. */
async function rateOf(take: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const end = from + seconds * 1_000;
  let taken = 0;
  async function connection() {
    while (performance.now() < end) {
      await take();
      taken += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return (taken * 1_000) / (performance.now() - from);
}
