import { type RawBuilder, sql } from 'kysely';

/** A timestamp column as ISO 8601 text in UTC; null stays null. */
export function asInstant(column: RawBuilder<unknown>) {
  return sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
