import type pg from 'pg';

/**
 * Drops foreign keys of tables, indexes without a constraint, and the triggers, so that millions of rows can be added in
 * minutes. Returns the statements that restore them.
 */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as body
     from pg_constraint where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
    [tables],
  );
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as body from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return [
    ...indexes.map(({ body }) => body),
    ...keys.map(({ table, name, body }) => `alter table ${table} add constraint ${name} ${body}`),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ];
}
