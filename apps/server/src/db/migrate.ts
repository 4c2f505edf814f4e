import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { exitWithMessage } from '#server/exit-with-message.ts';
import { connectDatabase } from './connect-database.ts';
import { openDatabase } from './database.ts';
import { dumpSchema } from './dump-schema.ts';
import { migrate } from './migrations.ts';
import { writeRowTypesFile } from './write-row-types-file.ts';

/**
 * `npm run migrate` applies pending migrations to the configured database. With `-- --generate` it also writes the
 * schema dump and the row types; run that after adding a migration.
 */
const config = readConfig(process.env);
const source = await connectDatabase(config, console.error).catch(exitWithMessage);
const { db, close } = openDatabase({ connection: source.connection, maximum: 2, onError: console.error });
try {
  const applied = await migrate(source.connection);
  console.log(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`);
  if (process.argv.includes('--generate')) await generate();
} finally {
  await close();
  await source.stop();
}

async function generate() {
  await writeFile(new URL('../../schema.gen.sql', import.meta.url), await dumpSchema(db));
  await writeRowTypesFile(source.connection, fileURLToPath(new URL('./schema.gen.ts', import.meta.url)));
  console.log('Written: schema.gen.sql, schema.gen.ts.');
}
