import { resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Connection } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** The database named by DATABASE_URL, else the embedded one, which `stop` ends. */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: resolve(dataDir), role: 'app', log });
}
