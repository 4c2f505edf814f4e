import type { Connection } from '@maru/server/db/database.ts';
import { newId } from '@maru/server/db/new-id.ts';
import pg from 'pg';
import { dropIndexes } from './drop-indexes.ts';

const menuSize = 40;
const tables = ['orders', 'order_lines', 'payments', 'payment_transactions'];

/** Ids to search for. The rare ones belong to few orders, most of them long ago. */
export type OrderHistory = {
  lastDay: string;
  items: { usual: string; rare: string };
  choices: { usual: string; rare: string };
  categoryId: string;
  takers: { usual: string; former: string };
};

type Asked = {
  storeIds: readonly string[];
  ownerId: string;
  formerId: string;
  /** Orders of each store, spread over so many days until `lastDay`. */
  count: number;
  days: number;
  lastDay: string;
};

/**
 * Adds orders to stores: two lines and a payment each, some cancelled, refunded or split. Closed on Mondays.
 * SQL adds the rows, then the indexes and foreign keys: the product would take hours for a million orders.
 */
export async function addOrderHistory(connection: Connection, asked: Asked): Promise<OrderHistory> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    const restore = await dropIndexes(client, tables);
    const items = Array.from({ length: menuSize + 1 }, () => newId());
    const categories = Array.from({ length: 5 }, () => newId());
    const choices = Array.from({ length: 3 }, () => newId());
    await client.query(menuOf({ items, categories, choices }));
    for (const storeId of asked.storeIds) {
      await client.query(seedOf(storeId, asked));
      for (const statement of [orders, lines, payments, transactions, numbers]) await client.query(statement);
      await client.query('drop table seed');
    }
    for (const statement of restore) await client.query(statement);
    await client.query('drop table menu');
    await client.query('vacuum analyze');
    const [hot = '', , rareChoice = ''] = choices;
    return {
      lastDay: asked.lastDay,
      items: { usual: items[1] ?? '', rare: items.at(-1) ?? '' },
      choices: { usual: hot, rare: rareChoice },
      categoryId: categories[0] ?? '',
      takers: { usual: asked.ownerId, former: asked.formerId },
    };
  } finally {
    await client.end();
  }
}

type Menu = { items: string[]; categories: string[]; choices: string[] };

function menuOf({ items, categories, choices }: Menu): string {
  const list = (ids: readonly string[]) => `array['${ids.join("','")}']::uuid[]`;
  return `create unlogged table menu as
    select ${list(items)} as items, ${list(categories)} as categories, ${list(choices)} as choices`;
}

/** A row per order with what the other tables are made from. */
function seedOf(storeId: string, { ownerId, formerId, count, days, lastDay }: Asked): string {
  return `create unlogged table seed as
    with open_days as (
      select row_number() over (order by d) - 1 as place, d::date as day
      from generate_series('${lastDay}'::date - ${days - 1}, '${lastDay}'::date, interval '1 day') d
      where extract(dow from d) <> 1 or d = '${lastDay}'::date
    ), size as (select ceil(${count}::numeric / count(*))::integer as per_day from open_days),
    placed as (
      select n, day, n % per_day + 1 as order_number, day + time '08:00' + (n % per_day) * interval '14 hours' / per_day as at
      from generate_series(0, ${count - 1}) n, size join open_days on true
      where open_days.place = n / per_day
    )
    select n, '${storeId}'::uuid as store_id,
      encode(substring(int8send((extract(epoch from at) * 1000)::bigint), 3), 'hex')::text
        || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n::bigint), 15, '0') as hex,
      day, order_number, case when n % 10000 = 17 then day + time '03:30' else at end at time zone 'Asia/Seoul' as at,
      case when n >= ${count - 20} then 'OPEN' when n % 50 = 0 then 'CANCELLED' else 'CLOSED' end as status,
      case when n % 100 < 8 then 'ONLINE' when n % 100 = 8 then 'ONLINE_PREORDER' else 'INSTORE' end as order_type,
      case when n % 5000 = 0 then null when n < ${count / 10} and n % 3 = 0 then '${formerId}'::uuid else '${ownerId}'::uuid end as taken_by,
      case when n % 100 = 50 or n >= ${count - 20} then 'NOTPAID' when n % 40 = 1 then 'COMPLEX' when n < ${count / 20} then 'LEGACY'
        when n % 10 < 6 then 'INSTORE_CAT' when n % 10 < 9 then 'card' else 'INSTORE_CASH' end as paid_by,
      6500 + (n % 20) * 500 + case when n % 4000 = 3 then 100000 else 0 end as gross,
      case when n % 10 = 3 then 500 else 0 end as discount,
      n % 200 = 7 as is_refunded
    from placed`;
}

const amounts = `(gross - discount) as total, (20 * (gross - discount) + 11) / 22 as supply`;

const orders = `insert into orders (store_id, id, business_date, order_number, status, order_type, tax_type, gross_krw,
    line_discounts_krw, order_discount_krw, points_used_krw, total_krw, supply_krw, vat_krw, tax_free_krw,
    service_charge_krw, taken_by, taken_at, accepted_at, closed_at, cancelled_at, cancel_reason, refunded_krw,
    refunded_supply_krw, refunded_vat_krw, payment_type)
  select store_id, hex::uuid, day, order_number, status, order_type, 'GENERAL', gross, discount, 0, 0, total, supply,
    total - supply, 0, 0, taken_by, at, at, case status when 'CLOSED' then at end, case status when 'CANCELLED' then at end,
    case status when 'CANCELLED' then '주문 실수' end, back_supply + back_vat, back_supply, back_vat, paid_by
  from (select *, ${amounts} from seed) s,
    lateral (select case when is_refunded then supply / 2 else 0 end as back_supply,
      case when is_refunded then (total - supply) / 2 else 0 end as back_vat) r`;

const lines = `insert into order_lines (store_id, order_id, line_number, id, business_date, item_id, name, category_id,
    category_name, options, quantity, item_order_type, taxable, rewardable, stock_taken, unit_price_krw, gross_krw,
    discount_krw, order_discount_share_krw, points_share_krw, total_krw, supply_krw, vat_krw, tax_free_krw,
    service_charge_krw)
  select store_id, hex::uuid, line, gen_random_uuid(), day, items[item], '메뉴 ' || item, categories[item % 5 + 1], '카테고리',
    case line when 1 then jsonb_build_array(jsonb_build_object('collectionId', choices[1], 'name', '옵션', 'nameEn', null,
      'choiceId', choices[case when n % 20000 = 11 then 3 else n % 2 + 1 end], 'priceDifference', 0)) else '[]'::jsonb end,
    1, case when n % 3 = 0 then 'TOGO' else 'INSTORE' end, true, true, 0,
    case line when 1 then gross - 2000 else 2000 end, case line when 1 then gross - 2000 else 2000 end,
    case line when 1 then discount else 0 end, 0, 0, case line when 1 then total - 2000 else 2000 end,
    case line when 1 then supply - 1818 else 1818 end, case line when 1 then total - supply - 182 else 182 end, 0, 0
  from (select *, ${amounts} from seed) s, menu, generate_series(1, 2) line,
    lateral (select case when n % 20000 = 13 then ${menuSize + 1} else (n * (line + 6)) % ${menuSize} + 1 end as item) i`;

const payments = `insert into payments (store_id, id, order_id, business_date, type, amount_krw, approved_krw,
    refunded_krw, created_at, taken_by)
  select store_id, gen_random_uuid(), hex::uuid, day,
    case when paid_by <> 'COMPLEX' then paid_by when part = 1 then 'INSTORE_CASH' else 'card' end, amount, amount,
    case when status = 'CANCELLED' then amount when is_refunded and part = 1 then back else 0 end, at, taken_by
  from (select *, ${amounts} from seed where paid_by <> 'NOTPAID') s,
    lateral (select supply / 2 + (total - supply) / 2 as back) b,
    lateral (select 1 as part, case paid_by when 'COMPLEX' then total - 1000 else total end as amount
      union all select 2, 1000 where paid_by = 'COMPLEX') p`;

const transactions = `insert into payment_transactions (store_id, id, payment_id, order_id, seq, kind, status,
    amount_krw, supply_krw, vat_krw, tax_free_krw, service_charge_krw, business_date, event_date, at, settled_at)
  select store_id, gen_random_uuid(), id, order_id, row_number() over (partition by order_id order by kind, id), kind,
    'APPROVED', amount, amount, 0, 0, 0, business_date, business_date, created_at, created_at
  from payments, lateral (select 'APPROVAL' as kind, amount_krw as amount
    union all select 'REFUND', refunded_krw where refunded_krw > 0) t
  where store_id = (select store_id from seed limit 1)`;

const numbers = `insert into order_numbers select store_id, day, max(order_number) from seed group by 1, 2`;
