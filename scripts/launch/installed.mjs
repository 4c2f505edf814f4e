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

/** The stamp lies in node_modules, so it is gone when that is. */
export function isInstalled(root) {
  return existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === wantedStamp(root);
}

export function markInstalled(root) {
  writeFileSync(stampIn(root), wantedStamp(root));
}

/** npm leaves an optional package out without a word when its download fails or this Node is too old for it. */
export function missingPackages(root) {
  const packages = readPackages(readLock(root));
  return Object.keys(packages).filter(
    (path) => isForThisMachine(packages[path]) && !existsSync(join(root, path)),
  );
}

/** Whether npm has written down that it installed just this, as after "npm install" of one package more. */
export function isTreeAsLocked(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { '': _, ...locked } = readPackages(readLock(root));
  const installed = readPackages(readFileSync(record, 'utf8'));
  const isSame = (path) =>
    installed[path]?.version === locked[path]?.version &&
    installed[path]?.integrity === locked[path]?.integrity;
  const mayLack = (path) => locked[path].optional && !isForThisMachine(locked[path]);
  return (
    Object.keys(installed).every((path) => path in locked && isSame(path)) &&
    Object.keys(locked).every((path) => path in installed || mayLack(path)) &&
    missingPackages(root).length === 0
  );
}

let libc;

function isForThisMachine(entry) {
  if (!entry.optional || !(entry.os || entry.cpu)) return false;
  // A report takes milliseconds, and is asked about a hundred packages.
  libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (wanted, value) => !wanted || wanted.includes(value);
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && fits(entry.libc, libc);
}
