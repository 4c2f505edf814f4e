import { at, type Finding, type Repository, type SourceFile } from './repository.ts';

type Table = { name: string; body: string; start: number; ofStore: boolean };

/** Foreign keys for points used in another store of the owner: the only references across stores. */
const acrossStores = ['point_clearings__entry', 'point_entries__in_order'];

/** Tables owned by a store have store_id first in their primary key, and foreign keys between them include it. */
export function checkStoreTables({ files }: Repository): Finding[] {
  const schema = files.find(({ path }) => path === 'apps/server/schema.gen.sql');
  if (!schema) return ['apps/server/schema.gen.sql:1 is missing'];

  const tables = tablesOf(schema);
  const ofStores = new Set(tables.filter(({ ofStore }) => ofStore).map(({ name }) => name));
  return tables.flatMap((table) => [
    ...(table.ofStore ? primaryKey(schema, table) : []),
    ...foreignKeys(schema, table, ofStores),
  ]);
}

function tablesOf(schema: SourceFile): Table[] {
  return [...schema.text.matchAll(/^create table (\w+) \(\n([\s\S]*?)^\)(?: partition by [^;]*)?;/gm)].map(
    (match) => {
      const [, name = '', body = ''] = match;
      return { name, body, start: match.index, ofStore: /^\s+store_id\b/m.test(body) };
    },
  );
}

function primaryKey(schema: SourceFile, { name, body, start }: Table): Finding[] {
  const [, columns = ''] = /primary key \(([^)]*)\)/i.exec(body) ?? [];
  return firstOf(columns) === 'store_id' ? [] : [at(schema, start, `${name} is not keyed by store_id first`)];
}

function foreignKeys(
  schema: SourceFile,
  { name, body, start }: Table,
  ofStores: ReadonlySet<string>,
): Finding[] {
  const keys = [...body.matchAll(/constraint (\w+) foreign key \(([^)]*)\) references (\w+)\(([^)]*)\)/gi)];
  return keys
    .filter(([, key = '', , target = '']) => ofStores.has(target) && !acrossStores.includes(key))
    .filter(
      ([, , columns = '', , theirs = '']) =>
        firstOf(columns) !== 'store_id' || firstOf(theirs) !== 'store_id',
    )
    .map(([, key, , target]) => at(schema, start, `${name}: ${key} points to ${target} without store_id`));
}

function firstOf(columns: string): string {
  return columns.split(',')[0]?.trim() ?? '';
}
