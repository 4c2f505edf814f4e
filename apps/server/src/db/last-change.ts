import { type AliasableExpression, sql } from 'kysely';

/**
 * Columns with who changed a row last, and when, for the refusal of a stale edit. Pass references that include the name
 * of their table.
 */
export function lastChangeOf<At>(by: AliasableExpression<string | null>, at: AliasableExpression<At>) {
  return [
    by.as('changedById'),
    sql<string | null>`(select name from users where id = ${by})`.as('changedBy'),
    at.as('changedAt'),
  ] as const;
}
