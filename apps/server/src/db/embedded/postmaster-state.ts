import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterFolders } from './cluster-folders.ts';
import { isAlive, isStartedWith } from './process-identity.ts';

export interface PostmasterState {
  state: 'down' | 'starting' | 'ready' | 'stopping';
  pid: number;
}

/** Reads PostgreSQL's pid file: line 1 is the process id, line 8 the state. */
export function readPostmaster(folders: Pick<ClusterFolders, 'data'>): PostmasterState {
  const lines = readPidFile(folders);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !isAlive(pid) || !isStartedWith(pid, folders.data)) return { state: 'down', pid: 0 };

  const word = lines[7]?.trim();
  return { state: word === 'ready' || word === 'stopping' ? word : 'starting', pid };
}

/**
 * Removes a pid file whose id belongs to another process, as after a restart of the machine or container: PostgreSQL
 * would refuse to start. If the process is dead, PostgreSQL checks the file itself.
 */
export function removeMisleadingPidFile(folders: ClusterFolders) {
  const pid = Number(readPidFile(folders)?.[0]);
  if (!pid || !isAlive(pid) || isStartedWith(pid, folders.data)) return;
  rmSync(join(folders.data, 'postmaster.pid'), { force: true });
  rmSync(join(folders.run, '.s.PGSQL.5432.lock'), { force: true });
}

function readPidFile({ data }: Pick<ClusterFolders, 'data'>) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
