import { sql } from 'kysely';
import { connectDatabase } from '#server/db/connect-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrations.ts';
import { readMasterKey } from '#server/keys/master-key.ts';
import { openKeys } from '#server/keys/open-keys.ts';

/** Counts the starts on a data folder, in a process of its own: reports how many came earlier, and ends. */
const dataDir = process.env.DATA_DIR;
if (!dataDir || !process.send) throw new Error('fork this with a DATA_DIR');

const source = await connectDatabase({ databaseUrl: undefined, dataDir }, () => {});
const { db, close } = openDatabase({ connection: source.connection, maximum: 2, onError: () => {} });
try {
  await migrate(source.connection);
  await openKeys(db, await readMasterKey({ masterKey: undefined, dataDir }));
  await sql`create table if not exists starts_so_far (number integer)`.execute(db);
  const { rows } =
    await sql`insert into starts_so_far select count(*) from starts_so_far returning number`.execute(db);
  process.send?.(rows[0]);
} finally {
  await close();
  await source.stop();
  process.disconnect?.();
}
