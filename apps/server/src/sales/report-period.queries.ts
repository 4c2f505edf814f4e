import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { type RawBuilder, sql } from 'kysely';

export type Period = { storeId: string; from: string; to: string };

type Piece = RawBuilder<unknown>;

/** The orders that are revenue. */
export const closedIn = ({ storeId, from, to }: Period): Piece => sql`
  o.store_id = ${storeId} and o.business_date between ${from}::date and ${to}::date and o.status = 'CLOSED'`;

/**
 * The transactions on the days of the period. Those that move only excess are left out, because excess is no revenue.
 */
export const movedIn = ({ storeId, from, to }: Period): Piece => sql`
  t.store_id = ${storeId} and t.event_date between ${from}::date and ${to}::date and t.status = 'APPROVED'
    and t.amount_krw > 0`;

/** Days are business days; hours are clock hours in Seoul. */
export function timeKey(unit: TimeUnit, { date, at }: Record<'date' | 'at', Piece>): Piece {
  const hour = sql`extract(hour from ${at} at time zone 'Asia/Seoul')::integer`;
  const keys: Record<TimeUnit, Piece> = {
    year: sql`to_char(${date}, 'YYYY')`,
    month: sql`to_char(${date}, 'YYYY-MM')`,
    day: sql`to_char(${date}, 'YYYY-MM-DD')`,
    hour: sql`${hour}::text`,
    weekdayHour: sql`extract(dow from ${date})::integer || '-' || ${hour}`,
  };
  return keys[unit];
}
