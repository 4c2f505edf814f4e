import type { AnswerDelivery, InquiryState } from '@maru/contract/inquiries/inquiry-states.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import type { InquirySearch } from './admin/read-inquiry-search.ts';
import { headColumns, type InquiryHead, joinPeoplePiece } from './inquiries.queries.ts';

export type InquiryFilter = {
  state: InquiryState;
  /** Inquiries that were received before this are overdue. */
  overdueBefore: Date;
  search: InquirySearch | undefined;
};

export type ListedInquiry = InquiryHead & { delivery: AnswerDelivery | null };

/** Pending inquiries by the longest wait, then the answered and the closed ones, each newest first. */
export async function listInquiryRows(
  db: DbOrTx,
  filter: InquiryFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedInquiry[]> {
  const order = sql`i.closed_at desc nulls first, i.answered_at desc nulls first, i.received_at, i.id`;
  const { rows } = await sql<ListedInquiry>`
    with found as (
      select i.id from inquiries i where ${fits(filter)} order by ${order} limit ${limit} offset ${offset}
    )
    select ${headColumns}, a.delivery from found f join inquiries i on i.id = f.id ${joinPeoplePiece}
    left join lateral (
      select delivery from inquiry_answers where inquiry_id = i.id order by at desc, id desc limit 1
    ) a on true
    order by ${order}`.execute(db);
  return rows;
}

/** All inquiries from an address, oldest first. */
export async function listInquiriesByEmail(
  db: DbOrTx,
  hashes: readonly Buffer[],
): Promise<Pick<InquiryHead, 'id' | 'name' | 'sealed' | 'receivedAt'>[]> {
  return db
    .selectFrom('inquiries')
    .select(['id', 'name', 'sealed', 'receivedAt'])
    .where('emailHash', 'in', hashes)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
}

export async function countInquiries(db: DbOrTx, filter: InquiryFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from inquiries i where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function fits({ state, overdueBefore, search }: InquiryFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`true`,
    ...ofState(state, overdueBefore),
    ...(search ? ofSearch(search) : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

function ofState(state: InquiryState, overdueBefore: Date): RawBuilder<SqlBool>[] {
  if (state === 'ALL') return [];
  if (state === 'ANSWERED') return [sql`i.answered_at is not null`];
  if (state === 'CLOSED') return [sql`i.closed_at is not null`];
  const waits = sql<SqlBool>`i.answered_at is null and i.closed_at is null`;
  return state === 'WAITING' ? [waits] : [waits, sql`i.received_at < ${overdueBefore}`];
}

function ofSearch(search: InquirySearch): RawBuilder<SqlBool>[] {
  if (search.by === 'email') return [sql`i.email_hash = any(${[...search.hashes]}::bytea[])`];
  if (search.by === 'phone') return [sql`i.phone_hash = any(${[...search.hashes]}::bytea[])`];
  if (search.by === 'lastFour') return [sql`i.phone_last4 = ${search.digits}`];
  if (search.by === 'name') return [beginsWith(sql`i.name_key`, search.prefix)];
  const known = search.letters.map(
    ({ place, text }) => sql<SqlBool>`substr(i.name_key, ${place}::integer, 1) = ${text}`,
  );
  return [beginsWith(sql`i.name_initials`, search.prefix), ...known];
}

/** `^@` is the starts-with operator of PostgreSQL, so the prefix needs no escaping. */
function beginsWith(column: RawBuilder<unknown>, prefix: string): RawBuilder<SqlBool> {
  return sql`${column} ^@ ${prefix}`;
}
