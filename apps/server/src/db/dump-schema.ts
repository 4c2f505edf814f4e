import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The current schema as text, read from the catalogue: tables with columns, constraints and indexes. The dump is
 * committed for readers, and a test compares it with the migrations. Partitions are left out: they come and go by month.
 */
export async function dumpSchema(db: Db): Promise<string> {
  const { rows: columns } = await sql<{ table: string; line: string }>`
    select c.relname as "table",
      format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely_%'
    order by c.relname collate "C", a.attnum`.execute(db);

  // NOT NULL is printed with the column; PostgreSQL 18 lists it as a constraint as well, 15 does not.
  const { rows: constraints } = await sql<{ table: string; line: string }>`
    select c.relname as "table", format('  constraint %s %s', k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%' and k.contype <> 'n'
    order by c.relname collate "C", k.contype, k.conname collate "C"`.execute(db);

  const { rows: indexes } = await sql<{ table: string; line: string }>`
    select c.relname as "table", pg_get_indexdef(i.indexrelid) || ';' as line
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
    order by c.relname collate "C", n.relname collate "C"`.execute(db);

  const { rows: triggers } = await sql<{ table: string; line: string }>`
    select c.relname as "table", pg_get_triggerdef(t.oid) || ';' as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    order by c.relname collate "C", t.tgname collate "C"`.execute(db);

  const { rows: functions } = await sql<{ line: string }>`
    select pg_get_functiondef(oid) || ';' as line from pg_proc
    where pronamespace = 'public'::regnamespace order by proname collate "C"`.execute(db);

  const { rows: partitioned } = await sql<{ table: string; line: string }>`
    select c.relname as "table", format(' partition by %s', pg_get_partkeydef(c.oid)) as line
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'p'`.execute(db);

  const tables = [...new Set(columns.map(({ table }) => table))];
  const linesOf = (rows: { table: string; line: string }[], table: string) =>
    rows.filter((row) => row.table === table).map(({ line }) => line);
  const parts = tables.map((table) => {
    const body = [...linesOf(columns, table), ...linesOf(constraints, table)].join(',\n');
    return [
      `create table ${table} (\n${body}\n)${linesOf(partitioned, table).join('')};`,
      ...linesOf(indexes, table),
      ...linesOf(triggers, table),
    ].join('\n');
  });
  return `-- The schema after every migration. Written by: npm run migrate -- --generate\n\n${[...functions.map(({ line }) => line.trimEnd()), ...parts].join('\n\n')}\n`;
}
