import { createHash, randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The floor: writes the same rows and counters with plain statements from a bare node:http server. No sign-in, checks,
 * menu or pricing, so it shows the cost of the writes alone.
 */
const [connectionText = '', storeText = '[]'] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connectionText), max: 10 });
const stores: string[] = JSON.parse(storeText);
const itemId = randomUUIDv7();

async function takeOrder(storeId: string, key: string, body: string): Promise<string> {
  const client = await pool.connect();
  try {
    const [orderId, paymentId, at, day] = [
      randomUUIDv7(),
      randomUUIDv7(),
      new Date(),
      new Date().toISOString().slice(0, 10),
    ];
    await client.query('begin');
    const seq = (
      await client.query('update store_event_counters set seq = seq + 1 where store_id = $1 returning seq', [
        storeId,
      ])
    ).rows[0].seq;
    const number = (
      await client.query(
        `insert into order_numbers values ($1, $2, 1) on conflict (store_id, business_date)
         do update set last_number = order_numbers.last_number + 1 returning last_number`,
        [storeId, day],
      )
    ).rows[0].last_number;
    await client.query(
      `insert into orders (store_id, id, business_date, order_number, status, order_type, tax_type, gross_krw, line_discounts_krw,
         order_discount_krw, points_used_krw, total_krw, supply_krw, vat_krw, tax_free_krw, service_charge_krw, taken_at, accepted_at, closed_at)
       values ($1, $2, $3, $4, 'CLOSED', 'INSTORE', 'GENERAL', 20000, 0, 0, 0, 20000, 13182, 1318, 5500, 0, $5, $5, $5)`,
      [storeId, orderId, day, number, at],
    );
    for (const line of [1, 2, 3]) {
      await client.query(
        `insert into order_lines (store_id, order_id, line_number, id, business_date, item_id, name, category_name, options, quantity,
           item_order_type, taxable, rewardable, stock_taken, unit_price_krw, gross_krw, discount_krw, order_discount_share_krw,
           points_share_krw, total_krw, supply_krw, vat_krw, tax_free_krw, service_charge_krw)
         values ($1, $2, $3, $4, $5, $6, '아메리카노', '커피', '[]', 1, 'INSTORE', true, true, 0, 5500, 5500, 0, 0, 0, 5500, 5000, 500, 0, 0)`,
        [storeId, orderId, line, randomUUIDv7(), day, itemId],
      );
    }
    for (const [i, kind] of ['TAKEN', 'PAID', 'CLOSED'].entries()) {
      await client.query(
        'insert into order_history (store_id, order_id, seq, kind, at, amount_krw) values ($1, $2, $3, $4, $5, 20000)',
        [storeId, orderId, i + 1, kind, at],
      );
    }
    await client.query(
      `insert into payments (store_id, id, order_id, business_date, type, amount_krw, approved_krw, received_krw, created_at)
       values ($1, $2, $3, $4, 'INSTORE_CASH', 20000, 20000, 20000, $5)`,
      [storeId, paymentId, orderId, day, at],
    );
    await client.query(
      `insert into payment_transactions (store_id, id, payment_id, order_id, seq, kind, status, amount_krw, supply_krw, vat_krw, tax_free_krw,
         service_charge_krw, business_date, event_date, at, settled_at)
       values ($1, $2, $3, $4, 1, 'APPROVAL', 'APPROVED', 20000, 13182, 1318, 5500, 0, $5, $5, $6, $6)`,
      [storeId, randomUUIDv7(), paymentId, orderId, day, at],
    );
    await client.query(`insert into store_events values ($1, $2, 'ORDER_TAKEN', $3, 1, $4)`, [
      storeId,
      seq,
      [orderId],
      at,
    ]);
    const answer = JSON.stringify({
      status: 'OK',
      response: { id: orderId, orderNumber: number, total: 20000, echo: JSON.parse(body) },
    });
    await client.query(
      'insert into idempotency_keys (scope_id, endpoint, key, body_hash, http, answer, sent_by) values ($1, $2, $3, $4, 200, $5, $1)',
      [storeId, 'takeOrder', key, createHash('sha256').update(body).digest(), answer],
    );
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const storeId = request.url?.split('/')[3] ?? '';
    takeOrder(storeId, String(request.headers['idempotency-key']), Buffer.concat(parts).toString()).then(
      (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.send?.({
    address: `http://127.0.0.1:${port}`,
    token: '',
    stores: stores.map((storeId) => ({ storeId, body: JSON.parse(process.argv[4] ?? '{}') })),
  });
});
process.on('disconnect', () => process.exit(0));
