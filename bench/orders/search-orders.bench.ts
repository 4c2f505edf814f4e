import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { getSalesInquiry } from '@maru/contract/sales/sales-list.endpoints.ts';
import { type Answer, apiClient } from '../support/api-client.ts';
import { besideFloor } from '../support/beside-floor.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { FloorRequest } from '../support/search-floor.ts';
import type { SearchTarget } from '../support/search-product.ts';
import { startServer } from '../support/server-process.ts';

/**
 * First pages of the order search and of the sales list in a store of a million orders in three years, beside the same
 * statements sent by a bare node:http server with one token check. Both take turns, request by request.
 */
const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const lastDay = '2026-11-22';
const atOnce = 50;
const { say, compare, text } = besideFloor(rounds);

await onFreshCluster(async (connectionText) => {
  const product = await startServer<SearchTarget>('search-product.ts', [
    connectionText,
    String(orders),
    lastDay,
  ]);
  const floor = await startServer<{ address: string; token: string }>('search-floor.ts', [
    connectionText,
    'a secret of measurements',
  ]);
  const [ours, bare] = [apiClient(product.target), apiClient(floor.target)];
  say(
    `${new Date().toISOString().slice(0, 10)}, ${orders} orders, ${rounds} rounds, ${cpus().length} cores, Node ${process.versions.node}`,
  );

  for (const [name, filters] of Object.entries(searches(product.target))) {
    const input = { storeId: product.target.storeId, ...filters };
    await compare(`search by ${name}`, {
      ours: () => ours.send(searchOrders, input),
      bare: () => askFloor({ filter: { basis: 'sale', ...input }, limit: atOnce + 1, isSales: false }),
    });
  }
  for (const [name, filters] of Object.entries(lists(product.target))) {
    const input = { storeId: product.target.storeId, ...filters };
    await compare(`sales list of ${name}`, {
      ours: () => ours.send(getSalesInquiry, input),
      bare: () => askFloor({ filter: input, limit: atOnce + 1, isSales: true }),
    });
  }
  for (const part of [ours, bare]) part.close();
  for (const part of [product, floor]) part.stop();

  async function askFloor(asked: FloorRequest): Promise<Answer> {
    const answer = await bare.ask('/', { method: 'POST', body: asked });
    if (answer.http !== 200) throw new Error(`the floor answered ${answer.http}`);
    return answer;
  }
});
await writeFile(new URL('../results/search-orders.txt', import.meta.url), text());

type Search = Omit<InputOf<typeof searchOrders>, 'storeId'>;

function searches({ history: { items, choices, categoryId, takers } }: SearchTarget): Record<string, Search> {
  return {
    nothing: {},
    'a number': { orderNumber: 47 },
    'the month': { from: '2026-10-01', to: '2026-10-31' },
    'a month two years ago': { from: '2024-10-01', to: '2024-10-31' },
    'status cancelled': { status: ['CANCELLED'] },
    refunded: { isRefunded: true },
    'order type preorder': { orderType: ['ONLINE_PREORDER'] },
    'payment type NOTPAID': { paymentType: ['NOTPAID'] },
    'payment type COMPLEX': { paymentType: ['COMPLEX'] },
    'payment type LEGACY, two years ago': { paymentType: ['LEGACY'] },
    'payment type UNKNOWN, none': { paymentType: ['UNKNOWN'] },
    'a person who left two years ago': { takenBy: takers.former },
    'an hour with a few orders': { hour: 3 },
    noon: { hour: 12 },
    'a weekday without orders': { weekday: 1 },
    'a rare hour and a person who left': { hour: 3, takenBy: takers.former },
    'a rare amount': { amountFrom: 105_000 },
    'a usual item': { itemId: items.usual },
    'a rare item': { itemId: items.rare },
    'a category': { categoryId },
    'a usual option': { choiceId: choices.usual },
    'a rare option': { choiceId: choices.rare },
    'items to go': { itemOrderType: 'TOGO' },
    'payments of a month': { basis: 'event', from: '2026-10-01', to: '2026-10-31' },
    'payments of a year at a rare hour': { basis: 'event', from: '2025-10-01', to: '2026-09-30', hour: 3 },
  };
}

type Listed = Omit<InputOf<typeof getSalesInquiry>, 'storeId'>;

function lists({ history: { takers } }: SearchTarget): Record<string, Listed> {
  const year = { from: '2025-11-22', to: lastDay };
  return {
    'a day': { from: '2026-11-20', to: '2026-11-20' },
    'a month': { from: '2026-10-01', to: '2026-10-31' },
    'a year': year,
    'a year, split payments': { ...year, paymentType: ['COMPLEX'] },
    'a year, refunded': { ...year, isRefunded: true },
    'a year, one person': { ...year, takenBy: takers.usual },
  };
}
