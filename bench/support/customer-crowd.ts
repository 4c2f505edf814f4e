import { phoneHashes, sealPhone } from '@maru/server/customers/customer-phone.ts';
import { nameKeys } from '@maru/server/customers/name-keys.ts';
import type { Connection } from '@maru/server/db/database.ts';
import { newId } from '@maru/server/db/new-id.ts';
import type { Keys } from '@maru/server/keys/open-keys.ts';
import pg from 'pg';
import { dropIndexes } from './drop-indexes.ts';

const batch = 10_000;
const surnames = [...'김이박최정강조윤장임한오서신권황안송류홍'];
const [firsts, seconds] = [
  [...'민서지도하은예수준시윤현유채아정승건재진'],
  [...'준연우윤서원호은아영민지현수진희경빈율슬'],
];
const tables = [
  'customers',
  'customer_tags',
  'point_accounts',
  'point_entries',
  'point_lots',
  'point_allocations',
];

/** The movements of each customer's points, every ninety days. Each use spends the oldest earning whole. */
const movements = ['EARN', 'EARN', 'EARN', 'USE', 'EARN', 'USE', 'EARN', 'USE', 'EARN', 'USE'] as const;
const earned = movements.flatMap((kind, place) => (kind === 'EARN' ? [place] : []));
const used = movements.flatMap((kind, place) => (kind === 'USE' ? [place] : []));
const apart = 90;
/** Points of each movement. */
const amount = 1_000;
export const entriesOfEach = movements.length;

/** A day on which each customer's oldest points have expired, and no others. */
export function expiryDay(): Date {
  const firstLeft = earned[used.length] ?? 0;
  const day = new Date();
  day.setMonth(day.getMonth() + 36);
  // A customer's first movement was up to ninety days after the beginning; points expire after the day of earning.
  day.setDate(day.getDate() - (entriesOfEach - firstLeft - 1) * apart + 5);
  return day;
}

type Asked = { storeId: string; ownerId: string; count: number; keys: Keys };

/**
 * Adds customers to a store, each with a number, a name, two years and a half of movements of points, and
 * some with tags. SQL adds the rows, then the indexes and foreign keys: the product would take days.
 */
export async function addCustomers(
  connection: Connection,
  { storeId, ownerId, count, keys }: Asked,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    const restore = await dropIndexes(client, tables);
    for (let from = 0; from < count; from += batch) {
      const people = Array.from({ length: Math.min(batch, count - from) }, (_, at) => person(from + at));
      await client.query(insertPeople, [storeId, ownerId, JSON.stringify(people)]);
    }
    await client.query(crowdOf(storeId, count));
    await client.query(accounts);
    for (const place of movements.keys()) await client.query(entriesAt(place));
    for (const place of earned) await client.query(lotsAt(place));
    await client.query(allocations);
    await client.query(tags, [storeId]);
    await client.query('drop table crowd');
    for (const statement of restore) await client.query(statement);
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

/** Only five customers have these last four digits: as many as the till shows. */
export const rareDigits = '9999';
const rareHolders = 5;

/** Numbers that no network assigns, each given once. */
export function phoneOf(n: number): string {
  const [middle, last] = [Math.floor(n / 10_000), String(n % 10_000).padStart(4, '0')];
  return last === rareDigits && middle >= rareHolders
    ? phoneWith(middle + 500, '9998')
    : phoneWith(middle, last);
}

function phoneWith(middle: number, last: string): string {
  return `+82100${String(middle).padStart(3, '0')}${last}`;
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

/** The customers by number, and when each of them moved points for the first time. */
const crowdOf = (storeId: string, count: number) => `create unlogged table crowd as
  select n, id, store_id, date_trunc('day', now()) - interval '${apart * entriesOfEach} days'
    + n * interval '${apart} days' / ${count} as first_at
  from (select row_number() over (order by created_at) - 1 as n, id, store_id from customers
    where store_id = '${storeId}') c`;

/** Ids that grow with time, so that a list by id is a list by time. */
const idAt = (place: number) => `('01900000-000${place}-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const timeAt = (place: number) => `first_at + interval '${place * apart} days'`;

const accounts = `insert into point_accounts (store_id, customer_id, balance, visits, last_visit_at)
  select store_id, id, ${(earned.length - used.length) * amount}, ${entriesOfEach},
    ${timeAt(entriesOfEach - 1)} from crowd`;

function entriesAt(place: number): string {
  const kind = movements[place];
  const moved = kind === 'EARN' ? amount : -amount;
  const counter = kind === 'EARN' ? 'ISSUED' : 'REDEEMED';
  return `insert into point_entries (store_id, id, customer_id, seq, kind, actor, amount, counter, counter_amount, at,
      event_date)
    select store_id, ${idAt(place)}, id, ${place + 1}, '${kind}', 'STORE', ${moved}, '${counter}', ${-moved},
      ${timeAt(place)}, (${timeAt(place)})::date from crowd order by n`;
}

/** The oldest earnings are used up. */
function lotsAt(place: number): string {
  const left = earned.indexOf(place) < used.length ? 0 : amount;
  return `insert into point_lots (store_id, id, customer_id, entry_id, earned, remaining, expires_at)
    select store_id, ${idAt(place)}, id, ${idAt(place)}, ${amount}, ${left},
      date_trunc('day', ${timeAt(place)}, 'Asia/Seoul') + interval '36 months 28 hours' from crowd order by n`;
}

const allocations = `insert into point_allocations (store_id, entry_id, lot_id, amount)
  ${[
    ...earned.map((place) => `select store_id, ${idAt(place)}, ${idAt(place)}, ${amount} from crowd`),
    ...used.map(
      (place, at) => `select store_id, ${idAt(place)}, ${idAt(earned[at] ?? 0)}, ${-amount} from crowd`,
    ),
  ].join(' union all ')}`;
const tags = `insert into customer_tags (store_id, tag, customer_id)
  select store_id, unnest(tags), id from customers where store_id = $1`;
