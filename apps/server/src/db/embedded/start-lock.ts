import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isAlive } from './process-identity.ts';

const LOOK_EVERY_MS = 50;
const NAMELESS_LOOKS = 100;

/**
 * Runs `act` under a lock, because two concurrent first starts would break each other's initdb. The lock of a dead
 * process is taken over.
 */
export async function withStartLock<T>(base: string, signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  const folder = join(base, 'lock');
  await takeLock(folder, signal);
  try {
    return await act();
  } finally {
    for (const name of readdirSync(base).filter((name) => name === 'lock' || name.startsWith('lock-of-'))) {
      rmSync(join(base, name), { recursive: true, force: true });
    }
  }
}

async function takeLock(folder: string, signal: AbortSignal) {
  let nameless = 0;
  while (!tryLock(folder)) {
    const holder = readHolder(folder);
    nameless = holder ? 0 : nameless + 1;
    const isDead = holder ? !isHeldBy(holder) : nameless > NAMELESS_LOOKS;
    if (isDead) bury(folder, holder);
    else await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

function tryLock(folder: string) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), identityOf(process.pid));
  return true;
}

function readHolder(folder: string) {
  try {
    return readFileSync(join(folder, 'pid'), 'utf8');
  } catch {
    return '';
  }
}

function isHeldBy(holder: string) {
  const pid = Number(holder.split(' ')[0]);
  return isAlive(pid) && identityOf(pid) === holder;
}

/**
 * Moves the stale lock to a name that contains its dead holder. If two processes find the lock stale, the second cannot
 * also move away the first one's new lock.
 */
function bury(folder: string, holder: string) {
  const grave = `${folder}-of-${holder.trim().replace(' ', '-') || 'nobody'}`;
  try {
    renameSync(folder, grave);
  } catch {
    // The other process was faster.
  }
}
