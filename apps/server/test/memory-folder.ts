import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '#server/db/embedded/owner.ts';

const memory = '/dev/shm';
/** In bytes; containers often have only 64 MB. The databases of three workers take 100 MB. */
const needed = 2 * 1024 ** 3;
const prefix = 'maru-test-';

/**
 * Makes a folder in memory for the databases of the tests. Each test file copies a thousand files of the
 * template; in memory this takes a fifth of the time. Undefined if there is no such folder with enough room.
 */
export async function makeMemoryFolder(owner: Owner | undefined): Promise<string | undefined> {
  if (!existsSync(memory)) return undefined;
  await removeLeftBehind();
  const { bavail, bsize } = await statfs(memory);
  if (bavail * bsize < needed) return undefined;
  // The process id alone is not unique: a killed run may have had the same one.
  const folder = join(memory, `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`);
  await mkdir(folder, { mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Removes the folders of runs that were killed. */
async function removeLeftBehind() {
  const left = readdirSync(memory).filter((name) => name.startsWith(prefix) && !isRunning(name));
  for (const name of left) await rm(join(memory, name), { recursive: true, force: true });
}

function isRunning(name: string): boolean {
  try {
    process.kill(Number.parseInt(name.slice(prefix.length), 10), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
