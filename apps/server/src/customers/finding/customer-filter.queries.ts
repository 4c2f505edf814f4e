import { type RawBuilder, sql } from 'kysely';
import { agreedToNewsPiece } from './news-answer.queries.ts';

export type CustomerFilter = {
  storeId: string;
  tag?: string | undefined;
  news?: 'AGREED' | undefined;
  search?: FoundBy | undefined;
};
type FoundBy =
  | { by: 'phone'; hashes: readonly Buffer[] }
  | { by: 'lastFour'; digits: string }
  | { by: 'name'; prefix: string }
  | { by: 'initials'; prefix: string; letters: readonly { place: number; text: string }[] };

type Sql = RawBuilder<unknown>;

/** The customers before or after a customer in the order of the list. `afterId` is undefined for the first page. */
export type CustomerCursor = { afterId: string | undefined; direction: 'older' | 'newer' };

/** Greater than any letter that may follow a prefix. */
const lastLetter = '\u{10ffff}';

/** The condition on live rows of `customers c`. */
export function customerFilterPiece({ storeId, tag, news, search }: CustomerFilter): Sql {
  const conditions = [
    sql`c.store_id = ${storeId}`,
    sql`c.deleted_at is null`,
    ...(search ? searchConditions(search) : []),
    ...(tag === undefined ? [] : [hasTag(storeId, tag)]),
    ...(news === undefined ? [] : [agreedToNewsPiece]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Whether the column begins with the prefix. Compares byte by byte, as the indexes do. */
function beginsWith(column: Sql, prefix: string): Sql {
  return sql`${column} ~>=~ ${prefix} and ${column} ~<~ ${prefix + lastLetter}`;
}

function searchConditions(search: FoundBy): Sql[] {
  if (search.by === 'phone') return [sql`c.phone_hash = any(${[...search.hashes]}::bytea[])`];
  if (search.by === 'lastFour') return [sql`c.phone_last4 = ${search.digits}`];
  if (search.by === 'name') return [beginsWith(sql`c.name_key`, search.prefix)];
  const known = search.letters.map(
    ({ place, text }) => sql`substr(c.name_key, ${place}::integer, 1) = ${text}`,
  );
  return [beginsWith(sql`c.name_initials`, search.prefix), ...known];
}

function hasTag(storeId: string, tag: string): Sql {
  return sql`exists (select from customer_tags t
    where t.store_id = ${storeId} and t.tag = ${tag} and t.customer_id = c.id)`;
}

/** Sorts by name if a name is searched, so that the index of names gives the order; otherwise newest first. */
export function customerOrderPiece({ search }: CustomerFilter, direction: CustomerCursor['direction']): Sql {
  const column = nameColumn(search);
  const isForward = direction === 'older';
  if (column) {
    return isForward ? sql`${column} using ~<~, c.id` : sql`${column} using ~>~, c.id desc`;
  }
  return isForward ? sql`c.created_at desc, c.id desc` : sql`c.created_at, c.id`;
}

/**
 * The customers on one side of a place. The sort values of the place are read here, because a cursor must not reveal a
 * name.
 */
export function beyondPiece(
  { storeId, search }: CustomerFilter,
  { afterId, direction }: CustomerCursor,
): Sql {
  if (afterId === undefined) return sql``;
  const column = nameColumn(search);
  const isForward = direction === 'older';
  const placed = (name: Sql) =>
    sql`(select ${name} from customers c where c.store_id = ${storeId} and c.id = ${afterId})`;
  if (!column) {
    const side = isForward ? sql`<` : sql`>`;
    return sql`and (c.created_at, c.id) ${side} (${placed(sql`c.created_at`)}, ${afterId}::uuid)`;
  }
  const [from, past, side] = isForward ? [sql`~>=~`, sql`~>~`, sql`>`] : [sql`~<=~`, sql`~<~`, sql`<`];
  const place = placed(column);
  return sql`and ${column} ${from} ${place}
    and (${column} ${past} ${place} or c.id ${side} ${afterId}::uuid)`;
}

function nameColumn(search: CustomerFilter['search']): Sql | undefined {
  if (search?.by === 'name') return sql`c.name_key`;
  return search?.by === 'initials' ? sql`c.name_initials` : undefined;
}
