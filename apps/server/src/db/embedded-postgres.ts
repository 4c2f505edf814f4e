import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFolders, makeFolders } from './embedded/cluster-folders.ts';
import { describeFolders } from './embedded/describe-folders.ts';
import { adminConnection, openCluster, PROGRAM_DATABASE } from './embedded/open-cluster.ts';
import type { Running } from './embedded/postmaster.ts';
import { refuseStart } from './embedded/refuse-start.ts';
import { withStartLock } from './embedded/start-lock.ts';

const TRY_AGAIN_MS = 1_000;

export interface EmbeddedPostgres {
  /** For the server. Its role owns the database and is no superuser. */
  connection: SocketConnection;
  /** For creating roles and databases, as a superuser. */
  adminConnection: SocketConnection;
  /** Stops PostgreSQL if this process started it. Resolves when it has ended. */
  stop(): Promise<void>;
}

interface SocketConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

interface Options {
  dataDir: string;
  /** The program's role, created if missing. */
  role: string;
  /** As in postgresql.conf. Ignored if another process already runs this database. */
  settings?: Record<string, string>;
  log: (message: string) => void;
}

/**
 * Starts the PostgreSQL of the npm packages, with its data in `dataDir`, or below /var/lib if started by root. If it already
 * runs, this process connects to it. PostgreSQL is restarted when it dies, and stopped with the process that started it,
 * even if that process is killed. Throws an error with instructions if PostgreSQL cannot run on this machine.
 */
export async function startEmbeddedPostgres({
  dataDir,
  role,
  settings = {},
  log,
}: Options): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(dataDir);
  const ending = new AbortController();
  const { signal } = ending;
  const open = () =>
    withStartLock(folders.base, signal, () => openCluster({ folders, role, settings, signal }));

  const first = await open().catch((error) => {
    ending.abort();
    throw error;
  });
  const watched = keepRunning(first, { open, signal, log });
  return {
    connection: { ...adminConnection(folders), user: role, database: PROGRAM_DATABASE },
    adminConnection: adminConnection(folders),
    async stop() {
      ending.abort();
      await watched;
    },
  };
}

function prepareFolders(dataDir: string) {
  try {
    const folders = chooseFolders(dataDir);
    makeFolders(folders);
    describeFolders(folders);
    return folders;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code) throw cause;
    // No permission to write or to chown, as in some containers.
    return refuseStart('noFolder', { why: message }, cause);
  }
}

interface Watch {
  open: () => Promise<Running>;
  signal: AbortSignal;
  log: (message: string) => void;
}

/** Restarts PostgreSQL whenever it ends. Resolves once `signal` is aborted and PostgreSQL has ended. */
async function keepRunning(first: Running, { open, signal, log }: Watch) {
  let running: Running | undefined = first;
  for (;;) {
    await running?.gone;
    if (signal.aborted) return;
    log('The database stopped; restarting it.');
    running = await open().catch((error: Error) => {
      if (!signal.aborted) log(`The database could not be started: ${error.message}`);
      return undefined;
    });
    if (!running) await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}
