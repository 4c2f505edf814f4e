import { dirname, join } from 'node:path';
import { runInitdb, writeAccessRules } from '#server/db/embedded/cluster.ts';
import { chooseFolders, makeFolders } from '#server/db/embedded/cluster-folders.ts';
import { adminConnection } from '#server/db/embedded/open-cluster.ts';
import { startPostmaster } from '#server/db/embedded/postmaster.ts';

/** The machine's PostgreSQL 15, the oldest supported version, with its own data. */
export async function startPostgres15(given: { dataDir: string; settings: Record<string, string> }) {
  const folder = dirname(process.env.PG15_BIN ?? '/usr/lib/postgresql/15/bin');
  const folders = chooseFolders(given.dataDir);
  makeFolders(folders);
  const options = ['--locale=C.UTF-8', '--no-sync'];
  await runInitdb(join(folder, 'bin', 'initdb'), { folder: folders.data, owner: folders.owner, options });
  writeAccessRules(folders, 'app');

  const ending = new AbortController();
  const { settings } = given;
  const running = await startPostmaster({
    folders,
    binaries: { folder, major: '15' },
    settings,
    signal: ending.signal,
  });
  return {
    adminConnection: adminConnection(folders),
    async stop() {
      ending.abort();
      await running.gone;
    },
  };
}
