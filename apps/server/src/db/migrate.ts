import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from './connect-database.ts';
import { openDatabase } from './database.ts';
import { dumpSchema } from './dump-schema.ts';
import { migrate } from './migrations.ts';

/**
 * `npm run migrate` applies what is missing to the configured database. With `-- --generate` it also writes the
 * schema dump and the row types from it; run that after adding a migration.
 */
const config = readConfig(process.env);
const source = await connectDatabase(config, console.error);
const { db, close } = openDatabase({ connection: source.connection, maximum: 2, onError: console.error });
try {
  const applied = await migrate(db);
  console.log(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`);
  if (process.argv.includes('--generate')) await generate();
} finally {
  await close();
  await source.stop();
}

async function generate() {
  await writeFile(new URL('../../schema.gen.sql', import.meta.url), await dumpSchema(db));
  const types = fileURLToPath(new URL('./schema.gen.ts', import.meta.url));
  const codegen = fileURLToPath(
    import.meta.resolve('kysely-codegen/package.json').replace('package.json', 'dist/cli/bin.js'),
  );
  const url =
    'host' in source.connection
      ? `postgres://${source.connection.user}@localhost/${source.connection.database}?host=${encodeURIComponent(source.connection.host)}`
      : source.connection.connectionString;
  await promisify(execFile)(process.execPath, [
    codegen,
    '--dialect',
    'postgres',
    '--camel-case',
    '--date-parser',
    'string',
    '--default-schema',
    'public',
    '--exclude-pattern',
    '(kysely_*|graphile_worker.*)',
    '--url',
    url,
    '--out-file',
    types,
    '--no-domains',
    '--type-mapping',
    '{"int8":"number"}',
  ]);
  console.log(
    `Written: schema.gen.sql, ${(await readFile(types, 'utf8')).split('\n').length} lines of row types`,
  );
}
