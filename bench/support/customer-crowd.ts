import { phoneHashes, sealPhone } from '@maru/server/customers/customer-phone.ts';
import { nameKeys } from '@maru/server/customers/name-keys.ts';
import type { Connection } from '@maru/server/db/database.ts';
import { newId } from '@maru/server/db/new-id.ts';
import type { Keys } from '@maru/server/keys/open-keys.ts';
import pg from 'pg';

const batch = 10_000;
const surnames = [...'김이박최정강조윤장임한오서신권황안송류홍'];
const [firsts, seconds] = [
  [...'민서지도하은예수준시윤현유채아정승건재진'],
  [...'준연우윤서원호은아영민지현수진희경빈율슬'],
];

type Asked = { storeId: string; ownerId: string; count: number; keys: Keys };

/** Adds customers to a store, each with a number, a name, a lot of points and some with tags. */
export async function addCustomers(
  connection: Connection,
  { storeId, ownerId, count, keys }: Asked,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (let from = 0; from < count; from += batch) {
      const people = Array.from({ length: Math.min(batch, count - from) }, (_, at) => person(from + at));
      await client.query(insertPeople, [storeId, ownerId, JSON.stringify(people)]);
    }
    for (const statement of [accounts, entries, lots, allocations, tags])
      await client.query(statement, [storeId]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }

  function person(n: number) {
    const id = newId();
    const phone = phoneOf(n);
    const name = nameOf(n);
    return {
      ...{ id, name, ...nameKeys(name), last4: phone.slice(-4), n },
      hash: phoneHashes(keys, storeId, phone)[0].toString('hex'),
      sealed: sealPhone(keys, { storeId, customerId: id }, phone).toString('hex'),
      tags: [...(n % 5 === 0 ? ['단골'] : []), ...(n % 20_000 === 7 ? ['귀빈'] : [])],
    };
  }
}

/** Numbers that no network assigns. Neighbours differ in their last four digits. */
export function phoneOf(n: number): string {
  return `+82100${String(Math.floor(n / 10_000)).padStart(3, '0')}${String(n % 10_000).padStart(4, '0')}`;
}

function nameOf(n: number): string {
  const part = (letters: readonly string[], step: number) =>
    letters[Math.floor(n / step) % letters.length] ?? '';
  return part(surnames, 1) + part(firsts, 20) + part(seconds, 400);
}

const insertPeople = `insert into customers (store_id, id, phone_hash, phone_sealed, phone_last4, name, name_key,
    name_initials, tags, created_at, created_by)
  select $1, p.id, decode(p.hash, 'hex'), decode(p.sealed, 'hex'), p.last4, p.name, p."nameKey", p."nameInitials",
    p.tags, now() - make_interval(secs => 100000000 - p.n), $2
  from jsonb_to_recordset($3::jsonb) as p (id uuid, hash text, sealed text, last4 text, name text, "nameKey" text,
    "nameInitials" text, tags text[], n integer)`;
const accounts = `insert into point_accounts (store_id, customer_id, balance, visits, last_visit_at)
  select store_id, id, 1000, 3, created_at from customers where store_id = $1`;
const entries = `insert into point_entries (store_id, id, customer_id, seq, kind, actor, amount, counter, counter_amount,
    at, event_date)
  select store_id, id, id, 1, 'EARN', 'STORE', 1000, 'ISSUED', -1000, created_at, created_at::date
  from customers where store_id = $1`;
const lots = `insert into point_lots (store_id, id, customer_id, entry_id, earned, remaining, expires_at)
  select store_id, id, id, id, 1000, 1000, now() + interval '1 year' from customers where store_id = $1`;
const allocations = `insert into point_allocations (store_id, entry_id, lot_id, amount)
  select store_id, id, id, 1000 from customers where store_id = $1`;
const tags = `insert into customer_tags (store_id, tag, customer_id)
  select store_id, unnest(tags), id from customers where store_id = $1`;
