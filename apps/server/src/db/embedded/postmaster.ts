import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { CLEAN_ENVIRONMENT } from './cluster.ts';
import type { ClusterFolders } from './cluster-folders.ts';
import { readPostmaster } from './postmaster-state.ts';

const LOOK_EVERY_MS = 15;
const RETRY_MS = 250;
const RETRIES = 40;
const LARGEST_LOG_BYTES = 10_000_000;

const GUARD = readFileSync(new URL('./guard.sh', import.meta.url), 'utf8');

export interface PostmasterOptions {
  folders: ClusterFolders;
  binaries: Binaries;
  settings: Record<string, string>;
  /** Stops PostgreSQL. */
  signal: AbortSignal;
}

/** A PostgreSQL that accepts connections. */
export interface Running {
  /** Resolves when it has ended. */
  gone: Promise<unknown>;
}

export async function startPostmaster(options: PostmasterOptions): Promise<Running> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      // After PostgreSQL was killed, its last processes need a moment to exit.
      const isPassing = String(error).includes('shared memory block');
      if (!isPassing || tries === RETRIES || options.signal.aborted) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function startOnce(options: PostmasterOptions): Promise<Running> {
  const { folders, signal } = options;
  const logged = logSize(folders);
  const guard = spawnGuarded(options);
  const gone = new Promise<unknown>((resolve) => guard.once('exit', resolve).once('error', resolve));
  const end = () => guard.stdin?.end();
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  void gone.then(() => signal.removeEventListener('abort', end));

  const pid = await untilReady(folders, gone);
  if (!pid) throw new Error(`PostgreSQL ended while starting: ${readLog(folders, logged)}`);
  // If only the guard was killed, PostgreSQL would stay up without it.
  void gone.then(end).then(() => interruptIfRunning(folders, pid));
  return { gone };
}

function spawnGuarded({ folders, binaries, settings }: PostmasterOptions): ChildProcess {
  const always = {
    listen_addresses: '',
    unix_socket_directories: folders.run,
    unix_socket_permissions: '0700',
    hba_file: join(folders.base, 'pg_hba.conf'),
    ident_file: join(folders.base, 'pg_ident.conf'),
    // The log may be shown to others, so it contains no statements and no rows.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const flags = Object.entries({ ...settings, ...always }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const command = [join(binaries.folder, 'bin', 'postgres'), '-D', folders.data, ...flags];
  // A log file, because a pipe would end with this process. Detached, because Ctrl-C must reach the server first.
  const log = openSync(logPath(folders), 'a', 0o600);
  const guard = spawn('/bin/sh', ['-c', GUARD, 'maru-guard', ...command], {
    ...folders.owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log],
    env: CLEAN_ENVIRONMENT,
  });
  closeSync(log);
  guard.stdin?.on('error', () => {});
  return guard;
}

/**
 * An accepting socket is not yet a usable database: the pid file says when it is ready. Recovery may take minutes.
 * Returns the process id, or undefined if PostgreSQL ended.
 */
async function untilReady(folders: ClusterFolders, gone: Promise<unknown>) {
  let hasEnded = false;
  void gone.then(() => {
    hasEnded = true;
  });
  for (;;) {
    const { state, pid } = readPostmaster(folders);
    if (state === 'ready') return pid;
    if (hasEnded) return undefined;
    await sleep(LOOK_EVERY_MS);
  }
}

function interruptIfRunning(folders: ClusterFolders, pid: number) {
  if (readPostmaster(folders).pid !== pid) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // The process has just ended.
  }
}

function logPath({ base }: ClusterFolders) {
  return join(base, 'postgres.log');
}

/** The size of the log, where the next start appends. A log that is too large is rotated first. */
function logSize(folders: ClusterFolders) {
  const size = statSync(logPath(folders), { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_LOG_BYTES) return size;
  renameSync(logPath(folders), `${logPath(folders)}.1`);
  return 0;
}

function readLog(folders: ClusterFolders, from: number) {
  return readFileSync(logPath(folders)).subarray(from).toString().trim();
}
