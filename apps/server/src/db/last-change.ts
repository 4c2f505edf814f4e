import { type AliasableExpression, sql } from 'kysely';

/**
 * Columns that tell who changed a row last, and when, as a refused stale edit says it. Pass references with the name of
 * their table.
 */
export function lastChangeOf<At>(by: AliasableExpression<string | null>, at: AliasableExpression<At>) {
  return [
    by.as('changedById'),
    sql<string | null>`(select name from users where id = ${by})`.as('changedBy'),
    at.as('changedAt'),
  ] as const;
}
