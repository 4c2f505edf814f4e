import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrations.ts';
import { testParts } from './app-parts.ts';

/** A server in a process of its own, for tests that kill it, with its embedded database in DATA_DIR. */
const dataDir = process.env.DATA_DIR;
if (!dataDir || !process.send) throw new Error('fork this with a DATA_DIR');

const source = await connectDatabase({ databaseUrl: undefined, dataDir }, () => {});
const { connection } = source;
const database = openDatabase({ connection, maximum: 10, onError: () => {} });
await migrate(connection);
const filesFolder = join(dataDir, 'files');
const { parts } = await testParts({ ...database, connection }, { clock: () => new Date(), filesFolder });
const app = await buildApp(parts);
await app.startWorkers();
const address = await app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send({ address, connection });

process.once('disconnect', async () => {
  await app.close();
  await database.close();
  await source.stop();
});
