import { daysOfActivity } from '@maru/contract/serviceability/serviceability-rules.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether the store `s` took an order in the last days. The bound by date lets an index answer; it is a day earlier,
 * because a business day begins at most a day before its date ends.
 */
export function isActivePiece(s: string, now: Date): RawBuilder<SqlBool> {
  const since = new Date(now.getTime() - daysOfActivity * 86_400_000);
  const sinceDate = addDays(businessDateOf(now, 0), -daysOfActivity - 1);
  return sql<SqlBool>`exists (
    select from orders o
    where o.store_id = ${sql.ref(`${s}.id`)} and o.business_date >= ${sinceDate}::date and o.taken_at > ${since}
  )`;
}
