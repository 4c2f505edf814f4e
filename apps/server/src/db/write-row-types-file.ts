import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Connection } from './database.ts';

const options = {
  dialect: 'postgres',
  'date-parser': 'string',
  'default-schema': 'public',
  'exclude-pattern': '(kysely_*|graphile_worker.*)',
  'type-mapping': '{"int8":"number"}',
};

/** Writes the row types of a migrated database. */
export async function writeRowTypesFile(connection: Connection, file: string): Promise<void> {
  const codegen = fileURLToPath(
    import.meta.resolve('kysely-codegen/package.json').replace('package.json', 'dist/cli/bin.js'),
  );
  const values = Object.entries({ ...options, url: urlOf(connection), 'out-file': file });
  const flags = values.flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(process.execPath, [codegen, '--camel-case', '--no-domains', ...flags]);
}

function urlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, user, database } = connection;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
