import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

type Column = { name: string; key: string; type: string };
type Values = Readonly<Record<string, unknown>>;

/** The columns of a table in order, with their types and record keys. */
export async function readColumns(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx);
  return rows.map(({ name, type }) => ({ name, type, key: camelCase(name) }));
}

/**
 * An insert with one array per column. It takes half the time of JSON in the program and the database, so thousands of
 * orders take seconds.
 */
export function insertColumns(
  table: string,
  columns: readonly Column[],
  records: readonly Values[],
): RawBuilder<unknown> {
  const arrays = columns.map(
    ({ key, type }) => sql`${arrayOf(records.map((record) => record[key]))}::${sql.raw(type)}[]`,
  );
  return sql`insert into ${sql.table(table)} select * from unnest(${sql.join(arrays)})`;
}

/** An array literal in PostgreSQL's text format. */
function arrayOf(values: readonly unknown[]): string {
  return `{${values.map(element).join(',')}}`;
}

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return plain.test(text) ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Ids, dates, timestamps and statuses need no quotes. The word NULL would, so it is excluded. */
const plain = /^(?!null$)[\w:.+-]+$/i;

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
