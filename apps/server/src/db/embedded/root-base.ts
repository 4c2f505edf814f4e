import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterFolders } from './cluster-folders.ts';
import { readPostmaster } from './postmaster-state.ts';
import { readIfThere, readOrCreateFile } from './read-or-create-file.ts';
import { refuseStart } from './refuse-start.ts';

const bases = '/var/lib';
const prefix = 'maru-';
/** Name of the file in the data folder that contains the id of its database. */
const idFile = 'database-id';
/** Name of the file in the database's folder that contains the path of its data folder. */
const backReference = 'data-dir';
const idShape = /^[0-9a-f]{10,32}$/;
/** A data folder used before ids existed has at least one of these. */
const traces = ['README', 'master.key', 'files'];

/**
 * The folder of root's database for this data folder. The data folder holds an id, so a moved folder keeps its
 * database, and a new folder at the same path starts with a new database.
 */
export function baseOfRoot(dataDir: string): string {
  const path = join(dataDir, idFile);
  const id = readOrCreateFile(path, () => idFromBefore(dataDir) ?? randomBytes(8).toString('hex'));
  if (!idShape.test(id)) refuseStart('damagedId', { path });
  return baseNamed(id);
}

/** Before there were ids, a database was named after the path of its data folder. */
function idFromBefore(dataDir: string): string | undefined {
  const id = shortHash(dataDir);
  const wasUsed = traces.some((name) => existsSync(join(dataDir, name)));
  return wasUsed && existsSync(baseNamed(id)) ? id : undefined;
}

export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 10);
}

/**
 * Records which data folder the database belongs to. A copied data folder is refused, because it would change the
 * original's data.
 */
export function claimBase({ base, dataDir }: Pick<ClusterFolders, 'base' | 'dataDir'>) {
  const path = join(base, backReference);
  const original = readIfThere(path);
  if (original === dataDir) return;
  if (original && isDatabaseOf(original, base) && !isSameFolder(original, dataDir))
    refuseStart('copied', { dataDir, original, base });
  writeFileSync(path, `${dataDir}\n`, { mode: 0o600 });
}

/**
 * Databases of root whose data folder is gone or now uses another database. They are never removed automatically: the
 * folder may be on a disk that is not mounted.
 */
export function listAbandoned(): { base: string; dataDir: string }[] {
  if (process.getuid?.() !== 0 || !existsSync(bases)) return [];
  return readdirSync(bases)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const base = join(bases, name);
      // The folder may be gone by now, because another process may be removing its own.
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
