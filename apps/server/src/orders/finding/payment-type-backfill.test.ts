import { readFile } from 'node:fs/promises';
import { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const migration = new URL('../../../migrations/0046-find-orders-fast.sql', import.meta.url);

/** Undoes the migration: removes what it adds, and restores what it drops. */
const before = `
  alter table orders drop column payment_type;
  drop index orders__by_taker, orders__by_hour;
  alter table orders add constraint orders__number unique (store_id, business_date, order_number);
  create index orders__report on orders (store_id);
  create index payments__kept on payments (store_id);`;

test('the migration gives earlier orders the payment type that lists show', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const cash = { type: 'INSTORE_CASH' as const, amount: 2_000 };
  await shop.order(at);
  await shop.order(at, { tenders: [cash] });
  await shop.order(at, { tenders: [cash, { type: 'INSTORE_CAT', amount: 2_500 }] });
  const back = await shop.order(at, { tenders: [cash] });
  await shop.giveBack(at, back.payments[0]?.id ?? '');
  const cancelled = await shop.order(at, { tenders: [cash] });
  await shop.cancel(at, cancelled.id);

  await shop.pool.query(before);
  await shop.pool.query(await readFile(migration, 'utf8'));

  const { content } = (await shop.call(searchOrders, { storeId }, owner)).response;
  const { rows } = await shop.pool.query<{ id: string; payment_type: string }>(
    'select id, payment_type from orders where store_id = $1',
    [storeId],
  );
  expect(content.map(({ paymentType }) => paymentType)).toEqual([
    'INSTORE_CASH',
    'NOTPAID',
    'COMPLEX',
    'INSTORE_CASH',
    'NOTPAID',
  ]);
  expect(new Map(rows.map((row) => [row.id, row.payment_type]))).toEqual(
    new Map(content.map(({ id, paymentType }) => [id, paymentType])),
  );
});
