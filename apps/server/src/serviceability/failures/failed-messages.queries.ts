import {
  daysOfFailedMessages,
  type FailureState,
  minutesUntilMessageIsLate,
  mostCounted,
} from '@maru/contract/serviceability/serviceability-rules.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

type MessageRow = {
  id: string;
  channel: 'MAIL' | 'SMS' | 'KAKAO';
  kind: string;
  at: Date;
  attempts: number;
  lastError: string | null;
};

export async function countMessages(db: DbOrTx, state: FailureState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from messages m where ${isIn(state)} limit ${mostCounted}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listMessageRows(
  db: DbOrTx,
  state: FailureState,
  { offset, limit }: { offset: number; limit: number },
): Promise<MessageRow[]> {
  const order = state === 'FAILED' ? sql`m.settled_at desc` : sql`m.created_at`;
  const { rows } = await sql<MessageRow>`
    select m.id, m.channel, m.kind, coalesce(m.settled_at, m.created_at) as at, m.attempts,
      coalesce(text.last_error, m.last_error) as last_error
    from messages m left join messages text on text.fallback_of = m.id
    where ${isIn(state)} order by ${order}, m.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A Kakao message that was replaced by a text has failed only if the text failed as well. */
function isIn(state: FailureState): RawBuilder<SqlBool> {
  if (state === 'LATE') {
    return sql`m.status = 'QUEUED'
      and m.created_at < now() - make_interval(mins => ${minutesUntilMessageIsLate})`;
  }
  return sql`m.status in ('FAILED', 'FALLBACK_FAILED')
    and m.settled_at > now() - make_interval(days => ${daysOfFailedMessages})
    and m.fallback_of is null
    and (m.status = 'FALLBACK_FAILED' or not exists (select from messages r where r.fallback_of = m.id))`;
}
