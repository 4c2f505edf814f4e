import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CLEAN_ENVIRONMENT, SUPERUSER, writeAccessRules } from '#server/db/embedded/cluster.ts';
import { adminConnection } from '#server/db/embedded/open-cluster.ts';
import { choosePlace, makeFolder, makeFolders } from '#server/db/embedded/place.ts';
import { startPostmaster } from '#server/db/embedded/postmaster.ts';

/** The machine's own PostgreSQL 15, the oldest that is supported, on data of its own. As root it runs as nobody. */
export async function startPostgres15(options: { dataDir: string; settings: Record<string, string> }) {
  const folder = dirname(process.env.PG15_BIN ?? '/usr/lib/postgresql/15/bin');
  const place = choosePlace(options.dataDir);
  makeFolders(place);
  makeFolder(place.data, 0o700, place.owner);
  const initdb = [
    '-D',
    place.data,
    '-U',
    SUPERUSER,
    '-A',
    'peer',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await promisify(execFile)(join(folder, 'bin', 'initdb'), initdb, {
    ...place.owner,
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
  });
  writeAccessRules(place, 'app');

  const ending = new AbortController();
  const { settings } = options;
  const running = await startPostmaster({
    place,
    binaries: { folder, major: '15' },
    settings,
    signal: ending.signal,
  });
  return {
    adminConnection: adminConnection(place),
    async stop() {
      ending.abort();
      await running.gone;
    },
  };
}
