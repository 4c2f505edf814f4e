import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampIn = (root) => join(root, 'node_modules', '.installed');
const readLock = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
const readPackages = (text) => JSON.parse(text).packages ?? {};

function wantedStamp(root) {
  return createHash('sha256')
    .update(readLock(root))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Marks an installation without development packages. */
const WITHOUT_TOOLS = ' without tools';

/** The stamp is in node_modules, so whoever deletes that folder also deletes the stamp. */
function readStamp(root) {
  return existsSync(stampIn(root)) ? readFileSync(stampIn(root), 'utf8') : '';
}

export function isInstalled(root, withTools) {
  const [stamp, wanted] = [readStamp(root), wantedStamp(root)];
  return stamp === wanted || (!withTools && stamp === wanted + WITHOUT_TOOLS);
}

/** Whether development packages were ever installed; they are then kept up to date. */
export function hasTools(root) {
  const stamp = readStamp(root);
  return stamp !== '' && !stamp.endsWith(WITHOUT_TOOLS);
}

/** Whether only the development packages are missing. */
export function lacksToolsOnly(root, withTools) {
  return withTools && isInstalled(root, false);
}

export function markInstalled(root, withTools) {
  writeFileSync(stampIn(root), wantedStamp(root) + (withTools ? '' : WITHOUT_TOOLS));
}

/** npm silently skips an optional package if its download fails or this Node is too old for it. */
export function missingPackages(root, withTools) {
  const packages = readPackages(readLock(root));
  return Object.keys(packages).filter(
    (path) =>
      isForThisMachine(packages[path]) && (withTools || !packages[path].dev) && !existsSync(join(root, path)),
  );
}

/** Whether npm's own record matches the lock file. It also does after "npm install" of another package. */
export function isTreeAsLocked(root, withTools) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { '': _, ...locked } = readPackages(readLock(root));
  const installed = readPackages(readFileSync(record, 'utf8'));
  const isSame = (path) =>
    installed[path]?.version === locked[path]?.version &&
    installed[path]?.integrity === locked[path]?.integrity;
  const mayLack = (path) =>
    (locked[path].optional && !isForThisMachine(locked[path])) || (!withTools && locked[path].dev);
  return (
    Object.keys(installed).every((path) => path in locked && isSame(path)) &&
    Object.keys(locked).every((path) => path in installed || mayLack(path)) &&
    missingPackages(root, withTools).length === 0
  );
}

let libc;

function isForThisMachine(entry) {
  if (!entry.optional || !(entry.os || entry.cpu)) return false;
  // Cached: a report takes milliseconds, and about a hundred packages need it.
  libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (wanted, value) => !wanted || wanted.includes(value);
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && fits(entry.libc, libc);
}
