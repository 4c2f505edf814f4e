import { expect, test } from 'vitest';
import { plantRepository } from './plant-repository.ts';
import { checkStoreTables } from './store-tables.ts';
import { checkTableWriters } from './table-writers.ts';

test('a table that two features write is reported at both', () => {
  const planted = plantRepository({
    'apps/server/src/orders/orders.queries.ts':
      "\nexport const a = (tx) => tx.insertInto('storeEvents').execute();",
    'apps/server/src/sales/sales.queries.ts': `const b = sql\`with x as (select 1) update store_events as e set seq = \${1}\`;`,
  });

  expect(checkTableWriters(planted)).toEqual([
    'apps/server/src/orders/orders.queries.ts:2 writes store_events, which is written by orders and sales',
    'apps/server/src/sales/sales.queries.ts:1 writes store_events, which is written by orders and sales',
  ]);
});

test.each([
  ["tx.insertInto('orders').values({})", 'orders'],
  ["tx.updateTable('orderLines as l').set({})", 'order_lines'],
  ["tx.deleteFrom('orders')", 'orders'],
  [`sql\`insert into orders values (\${1})\``, 'orders'],
  ['sql`delete from only orders`', 'orders'],
  ["pool.query('update orders set note = null')", 'orders'],
  ["pool.query('truncate table orders')", 'orders'],
])('%s outside queries is reported', (code, table) => {
  const planted = plantRepository({ 'apps/server/src/orders/take-order.ts': `const a = ${code};` });

  expect(checkTableWriters(planted)).toEqual([
    `apps/server/src/orders/take-order.ts:1 writes ${table}; that belongs in a .queries.ts`,
  ]);
});

test('reads, locks and upserts by the owner are not reported', () => {
  const planted = plantRepository({
    'apps/server/src/sales/sum.ts':
      "const a = tx.selectFrom('orders'); const b = sql`select 1 from orders for update skip locked`;",
    'apps/server/src/orders/orders.queries.ts':
      'const a = sql`insert into orders values (1) on conflict do update set note = 1`;',
    'apps/server/src/orders/lines.queries.ts': "const a = tx.updateTable('orders');",
    'apps/server/src/orders/orders.test.ts': "const a = tx.deleteFrom('stores');",
  });

  expect(checkTableWriters(planted)).toEqual([]);
});

const orders = `create table orders (
  store_id uuid not null,
  id uuid not null,
  constraint orders_pkey PRIMARY KEY (store_id, id)
);
`;

function schema(text: string) {
  return plantRepository({ 'apps/server/schema.gen.sql': text });
}

test('a table of stores without store_id first in its key is reported', () => {
  const byId =
    'create table lots (\n  id uuid,\n  store_id uuid,\n  constraint lots_pkey PRIMARY KEY (id, store_id)\n);\n';
  const withoutKey = 'create table notes (\n  store_id uuid\n);\n';

  expect(checkStoreTables(schema(orders + byId + withoutKey))).toEqual([
    'apps/server/schema.gen.sql:6 lots is not keyed by store_id first',
    'apps/server/schema.gen.sql:11 notes is not keyed by store_id first',
  ]);
});

test('a foreign key to a table of stores without store_id is reported', () => {
  const lines = `create table lines (
  store_id uuid,
  order_id uuid,
  constraint lines__order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint lines_pkey PRIMARY KEY (store_id, order_id)
);
`;

  expect(checkStoreTables(schema(orders + lines))).toEqual([
    'apps/server/schema.gen.sql:6 lines: lines__order points to orders without store_id',
  ]);
});

test('keys with store_id and tables without a store are not reported, but a missing schema file is', () => {
  const others = `create table lines (
  store_id uuid,
  order_id uuid,
  by_user_id uuid,
  constraint lines__order FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint lines__store FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint lines__user FOREIGN KEY (by_user_id) REFERENCES users(id),
  constraint lines_pkey PRIMARY KEY (store_id, order_id)
);
create table users (
  id uuid,
  constraint users_pkey PRIMARY KEY (id)
);
`;

  expect(checkStoreTables(schema(orders + others))).toEqual([]);
  expect(checkStoreTables(plantRepository({}))).toEqual(['apps/server/schema.gen.sql:1 is missing']);
});
