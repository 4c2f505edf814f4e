import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFolders, makeFolders } from './embedded/cluster-folders.ts';
import { describeFolders } from './embedded/describe-folders.ts';
import { adminConnection, openCluster, PROGRAM_DATABASE } from './embedded/open-cluster.ts';
import type { Running } from './embedded/postmaster.ts';
import { refuseStart } from './embedded/refuse-start.ts';
import { withStartLock } from './embedded/start-lock.ts';

const TRY_AGAIN_MS = 1_000;

export interface EmbeddedPostgres {
  /** The program's: its role owns the database and is no superuser. */
  connection: SocketConnection;
  /** A superuser's, for making roles and databases. */
  adminConnection: SocketConnection;
  /** Ends PostgreSQL if this process started it. Answers when it is gone. */
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
  /** The program's role, made if missing. */
  role: string;
  /** PostgreSQL's own, as in postgresql.conf. Without effect where another process already runs this database. */
  settings?: Record<string, string>;
  log: (message: string) => void;
}

/**
 * Runs the PostgreSQL that comes with the packages, its data in `dataDir`, or for root below /var/lib. A process that
 * finds it running uses it too. It is started again when it dies, and ends with the process that started it, however
 * that ends. Throws with what to do when it cannot run here.
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
    // No right to write, or to give a folder to another user, as in some containers.
    return refuseStart('noFolder', { why: message }, cause);
  }
}

interface Watch {
  open: () => Promise<Running>;
  signal: AbortSignal;
  log: (message: string) => void;
}

/** Ends when it is told to and PostgreSQL is gone. */
async function keepRunning(first: Running, { open, signal, log }: Watch) {
  let running: Running | undefined = first;
  for (;;) {
    await running?.gone;
    if (signal.aborted) return;
    log('The database is gone; starting it again.');
    running = await open().catch((error: Error) => {
      if (!signal.aborted) log(`The database could not be started: ${error.message}`);
      return undefined;
    });
    if (!running) await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}
