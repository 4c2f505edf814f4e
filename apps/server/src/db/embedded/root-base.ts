import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterFolders } from './cluster-folders.ts';
import { keepOnce, readIfThere } from './keep-once.ts';
import { readPostmaster } from './postmaster-state.ts';
import { refuseStart } from './refuse-start.ts';

const bases = '/var/lib';
const prefix = 'maru-';
/** In the folder of data: which database is its own. */
const idFile = 'database-id';
/** In the database's folder: which folder of data it belongs to. */
const backReference = 'data-dir';
const idShape = /^[0-9a-f]{10,32}$/;
/** A folder that was used before there were ids holds at least one of these. */
const traces = ['README', 'master.key', 'files'];

/**
 * Where root's database of this folder of data lies: the folder names it by an id, so that a new folder at the same
 * path begins with a new database, and a folder that was moved keeps its own.
 */
export function baseOfRoot(dataDir: string): string {
  const path = join(dataDir, idFile);
  const id = keepOnce(path, () => idFromBefore(dataDir) ?? randomBytes(8).toString('hex'));
  if (!idShape.test(id)) refuseStart('damagedId', { path });
  return baseNamed(id);
}

/** Before there were ids, a database was named by the path of its folder of data. */
function idFromBefore(dataDir: string): string | undefined {
  const id = shortHash(dataDir);
  const wasUsed = traces.some((name) => existsSync(join(dataDir, name)));
  return wasUsed && existsSync(baseNamed(id)) ? id : undefined;
}

export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 10);
}

/** Writes down whose the database is. A copy of a folder is refused: it would change the data of the original. */
export function claimBase({ base, dataDir }: Pick<ClusterFolders, 'base' | 'dataDir'>) {
  const path = join(base, backReference);
  const original = readIfThere(path);
  if (original === dataDir) return;
  if (original && isDatabaseOf(original, base) && !isSameFolder(original, dataDir))
    refuseStart('copied', { dataDir, original, base });
  writeFileSync(path, `${dataDir}\n`, { mode: 0o600 });
}

/**
 * Root's databases whose folder of data is gone, or has another one by now. Nothing removes them by itself: the folder
 * may lie on a disk that is not there today.
 */
export function listAbandoned(): { base: string; dataDir: string }[] {
  if (process.getuid?.() !== 0 || !existsSync(bases)) return [];
  return readdirSync(bases)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const base = join(bases, name);
      // Another's start or test may remove its own just now.
      const isOurs = statSync(base, { throwIfNoEntry: false })?.uid === 0;
      const dataDir = isOurs ? readIfThere(join(base, backReference)) : undefined;
      return dataDir && isAbandoned(base, dataDir) ? [{ base, dataDir }] : [];
    });
}

function isAbandoned(base: string, dataDir: string) {
  return !isDatabaseOf(dataDir, base) && readPostmaster({ data: join(base, 'data') }).state === 'down';
}

function isDatabaseOf(dataDir: string, base: string) {
  const id = readIfThere(join(dataDir, idFile));
  return id !== undefined && baseNamed(id) === base;
}

function isSameFolder(one: string, other: string) {
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}

function baseNamed(id: string) {
  return join(bases, `${prefix}${id}`);
}
