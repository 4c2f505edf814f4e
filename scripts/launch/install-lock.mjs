// Allows one install at a time. The lock is a folder, because creating one is atomic; it contains the ids of its
// holders.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const folderIn = (root) => join(root, '.installing');

/** Includes the start time, so that a process which got the same id after a restart is not mistaken for the holder. */
function identity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} `;
  }
}

function isAlive(holder) {
  const pid = Number(holder.split(' ')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Any other error means that the process is alive and belongs to another user.
    if (error.code === 'ESRCH') return false;
  }
  return identity(pid) === holder;
}

function readHolders(root) {
  try {
    return readFileSync(join(folderIn(root), 'pid'), 'utf8');
  } catch {
    return '';
  }
}

function tryLock(root) {
  try {
    mkdirSync(folderIn(root));
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  nameHolders(root, [process.pid]);
  return true;
}

/**
 * Moves a stale lock to a name made from its dead holder. If two processes find the same stale lock, the
 * slower one cannot move the new lock of the faster one away, because that name is already taken.
 */
function bury(root, holders) {
  const grave = `${folderIn(root)}.${holders.trim().replace(/\s/g, '-') || 'unnamed'}`;
  try {
    renameSync(folderIn(root), grave);
  } catch {
    // The other process was faster.
  }
}

export function nameHolders(root, pids) {
  const file = join(folderIn(root), 'pid');
  writeFileSync(`${file}.new`, pids.map(identity).join('\n'));
  renameSync(`${file}.new`, file);
}

/** Returns false if `signal` aborts before the lock is taken. */
export async function lock(root, signal, onWait) {
  let nameless = 0;
  for (let tries = 0; !signal.aborted; tries += 1) {
    if (tryLock(root)) return true;
    const holders = readHolders(root);
    nameless = holders ? 0 : nameless + 1;
    const isDead = holders ? !holders.split('\n').some(isAlive) : nameless > 25;
    if (isDead) {
      bury(root, holders);
      continue;
    }
    if (tries === 0) onWait();
    await sleep(200);
  }
  return false;
}

export function unlock(root) {
  for (const name of readdirSync(root).filter((name) => name.startsWith('.installing'))) {
    rmSync(join(root, name), { recursive: true, force: true });
  }
}
