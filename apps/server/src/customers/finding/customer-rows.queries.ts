import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import {
  beyondPiece,
  type CustomerCursor,
  type CustomerFilter,
  customerFilterPiece,
  customerOrderPiece,
} from './customer-filter.queries.ts';
import { type NewsAnswer, newsAnswerPiece } from './news-answer.queries.ts';

export type CustomerRow = {
  id: string;
  name: string;
  phoneLast4: string | null;
  phoneSealed: Buffer | null;
  tags: string[];
  memo: string;
  news: NewsAnswer | null;
  createdAt: Date;
  version: number;
  /** Unexpired points. */
  balance: number;
  debt: number;
  visits: number;
  lastVisitAt: Date | null;
};

/** The columns of a customer `c` with an account `a`. */
const columns = (
  at: Date,
) => sql`c.id, c.name, c.phone_last4, c.phone_sealed, c.tags, c.memo, c.created_at, c.version,
  ${newsAnswerPiece} as news,
  coalesce(a.debt, 0) as debt, coalesce(a.visits, 0) as visits, a.last_visit_at,
  (select coalesce(sum(l.remaining), 0)::bigint from point_lots l where l.store_id = c.store_id
    and l.customer_id = c.id and l.remaining > 0 and l.expires_at > ${at}) as balance`;
const withAccount = sql`left join point_accounts a on a.store_id = c.store_id and a.customer_id = c.id`;

/**
 * Lists at most `limit` customers on one side of a place. Their ids are found first, by an index that has them in
 * order.
 */
export async function listCustomerRows(
  db: DbOrTx,
  filter: CustomerFilter,
  { at, limit, ...place }: CustomerCursor & { at: Date; limit: number },
): Promise<CustomerRow[]> {
  const order = customerOrderPiece(filter, place.direction);
  const { rows } = await sql<CustomerRow>`
    select ${columns(at)}
    from (select c.store_id, c.id from customers c
      where ${customerFilterPiece(filter)} ${beyondPiece(filter, place)}
      order by ${order} limit ${limit}) found
    join customers c on c.store_id = found.store_id and c.id = found.id ${withAccount}
    order by ${order}`.execute(db);
  return rows;
}

/** Counts up to `most`. */
export async function countCustomers(db: DbOrTx, filter: CustomerFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from customers c where ${customerFilterPiece(filter)} limit ${most}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A live customer. */
export async function findCustomerRow(
  db: DbOrTx,
  storeId: string,
  { id, at }: { id: string; at: Date },
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`select ${columns(at)} from customers c ${withAccount}
    where c.store_id = ${storeId} and c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0];
}

/** The tags in use. The query jumps from one tag to the next in the index. */
export async function listTags(db: DbOrTx, storeId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive tags as (
      (select tag from customer_tags where store_id = ${storeId} order by tag limit 1)
      union all
      select (select t.tag from customer_tags t where t.store_id = ${storeId} and t.tag > tags.tag
        order by t.tag limit 1)
      from tags where tags.tag is not null
    )
    select tag from tags where tag is not null`.execute(db);
  return rows.map(({ tag }) => tag);
}
