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

/** Of an installation for the product alone, which lacks what only tests and checks need. */
const WITHOUT_TOOLS = ' without tools';

/** The stamp lies in node_modules, so it is gone when that is. */
function readStamp(root) {
  return existsSync(stampIn(root)) ? readFileSync(stampIn(root), 'utf8') : '';
}

export function isInstalled(root, withTools) {
  const [stamp, wanted] = [readStamp(root), wantedStamp(root)];
  return stamp === wanted || (!withTools && stamp === wanted + WITHOUT_TOOLS);
}

/** Whether the tools were installed by this lock or one before: they are kept up to date then. */
export function hasTools(root) {
  const stamp = readStamp(root);
  return stamp !== '' && !stamp.endsWith(WITHOUT_TOOLS);
}

/** Whether only the tools are missing. */
export function lacksToolsOnly(root, withTools) {
  return withTools && isInstalled(root, false);
}

export function markInstalled(root, withTools) {
  writeFileSync(stampIn(root), wantedStamp(root) + (withTools ? '' : WITHOUT_TOOLS));
}

/** npm leaves an optional package out without a word when its download fails or this Node is too old for it. */
export function missingPackages(root, withTools) {
  const packages = readPackages(readLock(root));
  return Object.keys(packages).filter(
    (path) =>
      isForThisMachine(packages[path]) && (withTools || !packages[path].dev) && !existsSync(join(root, path)),
  );
}

/** Whether npm has written down that it installed just this, as after "npm install" of one package more. */
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
  // A report takes milliseconds, and is asked about a hundred packages.
  libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (wanted, value) => !wanted || wanted.includes(value);
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && fits(entry.libc, libc);
}
