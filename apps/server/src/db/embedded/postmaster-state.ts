import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { isAlive, isStartedWith } from './process-identity.ts';

export interface PostmasterState {
  state: 'down' | 'starting' | 'ready' | 'stopping';
  pid: number;
}

/** What PostgreSQL itself says in its pid file: the process in line 1, the state in line 8. */
export function readPostmaster(place: Pick<Place, 'data'>): PostmasterState {
  const lines = readPidFile(place);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !isAlive(pid) || !isStartedWith(pid, place.data)) return { state: 'down', pid: 0 };

  const word = lines[7]?.trim();
  return { state: word === 'ready' || word === 'stopping' ? word : 'starting', pid };
}

/**
 * After a restart of the machine, or of its container, another process may have the number that the file names;
 * PostgreSQL would refuse to start then. A file whose process is dead is left to PostgreSQL, which looks closer.
 */
export function removeMisleadingPidFile(place: Place) {
  const pid = Number(readPidFile(place)?.[0]);
  if (!pid || !isAlive(pid) || isStartedWith(pid, place.data)) return;
  rmSync(join(place.data, 'postmaster.pid'), { force: true });
  rmSync(join(place.run, '.s.PGSQL.5432.lock'), { force: true });
}

function readPidFile({ data }: Pick<Place, 'data'>) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
