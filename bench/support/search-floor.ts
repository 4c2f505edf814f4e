import type { FoundSums } from '@maru/contract/orders/find-orders.endpoints.ts';
import { openDatabase } from '@maru/server/db/database.ts';
import { sumFound } from '@maru/server/orders/finding/found-sums.queries.ts';
import type { OrderFilter } from '@maru/server/orders/finding/order-filter.queries.ts';
import { countOrders, listOrderRows } from '@maru/server/orders/read-orders.queries.ts';
import { listUserNames } from '@maru/server/sales/sales-list.queries.ts';
import { serveFloor } from './serve-floor.ts';

export type FloorRequest = { filter: OrderFilter; limit: number; isSales: boolean };

/** Sends the statements of the product to the same database. */
const [connectionText = '', secret = ''] = process.argv.slice(2);
const { db } = openDatabase({ connection: JSON.parse(connectionText), maximum: 10, onError: console.error });

async function answer({ filter, limit, isSales }: FloorRequest): Promise<unknown> {
  const page = { place: undefined, direction: 'older' as const, limit };
  if (!isSales) return Promise.all([listOrderRows(db, filter, page), countOrders(db, filter, 10_001)]);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const sums: FoundSums = await sumFound(tx, filter);
      const rows = await listOrderRows(tx, filter, page);
      const names = await listUserNames(
        tx,
        rows.flatMap(({ order }) => order.takenBy ?? []),
      );
      return { sums, rows, names: [...names] };
    });
}

serveFloor(secret, answer);
