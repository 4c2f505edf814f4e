import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { SalesSums } from '@maru/contract/sales/sales-list.endpoints.ts';
import { openDatabase } from '@maru/server/db/database.ts';
import type { OrderFilter } from '@maru/server/orders/finding/order-filter.queries.ts';
import { countOrders, listOrderRows } from '@maru/server/orders/read-orders.queries.ts';
import { listUserNames, sumFound } from '@maru/server/sales/sales-list.queries.ts';

export type FloorRequest = { filter: OrderFilter; limit: number; isSales: boolean };

/**
 * The floor: sends the statements of the product to the same database from a bare node:http server, and answers the rows
 * as they come. Checks one token by HMAC, and nothing else: no rights, no app lock, no input, no answer.
 */
const [connectionText = '', secret = ''] = process.argv.slice(2);
const { db } = openDatabase({ connection: JSON.parse(connectionText), maximum: 10, onError: console.error });
const expected = createHmac('sha256', secret).update('bench').digest();

async function answer({ filter, limit, isSales }: FloorRequest): Promise<unknown> {
  const page = { place: undefined, direction: 'older' as const, limit };
  if (!isSales) return Promise.all([listOrderRows(db, filter, page), countOrders(db, filter, 10_001)]);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const sums: SalesSums = await sumFound(tx, filter);
      const rows = await listOrderRows(tx, filter, page);
      const names = await listUserNames(
        tx,
        rows.flatMap(({ order }) => order.takenBy ?? []),
      );
      return { sums, rows, names: [...names] };
    });
}

const server = createServer((request, response) => {
  const token = Buffer.from(String(request.headers.authorization).slice('Bearer '.length), 'hex');
  if (token.length !== expected.length || !timingSafeEqual(token, expected)) {
    response.writeHead(401).end();
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    answer(JSON.parse(Buffer.concat(parts).toString())).then(
      (rows) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.send?.({ address: `http://127.0.0.1:${port}`, token: expected.toString('hex') });
});
process.on('disconnect', () => process.exit(0));
