import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lock, nameHolders, unlock } from './install-lock.mjs';
import {
  hasTools,
  isInstalled,
  isTreeAsLocked,
  lacksToolsOnly,
  markInstalled,
  missingPackages,
} from './installed.mjs';
import { environmentFor, findPackagedNode } from './packaged-node.mjs';
import { Refusal } from './refusal.mjs';

// Read at run time, because Node 18 cannot import JSON this way.
const readWords = (language) =>
  JSON.parse(readFileSync(new URL(`./install-packages.${language}.json`, import.meta.url), 'utf8'));
const [ko, en] = [readWords('ko'), readWords('en')];
const EVERY_INSTALL = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
const QUIET = ['--loglevel=error', '--engine-strict=false'];

function say(line) {
  process.stderr.write(`${line}\n`);
}

/** npm prints nothing until it is done, so this shows progress. Returns a function that stops it. */
function showProgress() {
  say(`${ko.installing} …`);
  if (!process.stderr.isTTY) {
    say(`${en.installing} …`);
    return () => {};
  }
  const begun = Date.now();
  const draw = () =>
    process.stderr.write(`\r\x1b[K${en.installing} … ${Math.round((Date.now() - begun) / 1000)} s`);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    say('');
  };
}

function runNpm(root, command, { signal, environment }) {
  // With NODE_ENV=production npm would leave out the packages for builds and tests.
  const { NODE_ENV: _, ...env } = environment;
  const args = [...command, ...EVERY_INSTALL, ...QUIET];
  const npm = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  // If this process is killed, npm goes on: other processes must then wait for npm.
  if (npm.pid) nameHolders(root, [process.pid, npm.pid]);
  // npm ci does not end on SIGTERM. An incomplete install has no stamp, so the next start repeats it.
  const kill = () => npm.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  let complaints = '';
  npm.stderr.on('data', (text) => {
    complaints += text;
  });
  return new Promise((resolve, reject) => {
    npm.once('error', (error) => reject(new Refusal(`npm could not be started: ${error.message}`)));
    npm.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      if (code === 0 || signal.aborted) return resolve();
      reject(
        new Refusal(
          `${complaints.trim()}\nThe packages could not be installed: npm ${command[0]} ended with ${code}.`,
        ),
      );
    });
  });
}

async function installLocked(root, { signal, withTools }) {
  const ci = ['ci', withTools ? '--include=dev' : '--omit=dev'];
  await runNpm(root, ci, { signal, environment: process.env });
  // An old Node makes npm skip packages that need a newer one. The newer Node is installed now, so install again with
  // it.
  const node = findPackagedNode(root);
  if (!signal.aborted && node && missingPackages(root, withTools).length > 0) {
    await runNpm(root, ci, { signal, environment: environmentFor(root, node) });
  }
  if (signal.aborted) return;
  const missing = missingPackages(root, withTools);
  if (missing.length > 0) throw new Refusal(`npm left out ${missing.join(', ')}. Please start again.`);
  markInstalled(root, withTools);
}

/** Adds the development packages. `npm ci` would delete the packages of a running product. */
async function addTools(root, signal) {
  const node = findPackagedNode(root);
  const environment = node ? environmentFor(root, node) : process.env;
  await runNpm(root, ['install', '--no-save', '--include=dev'], { signal, environment });
  if (signal.aborted) return;
  if (isTreeAsLocked(root, true)) markInstalled(root, true);
  else await installLocked(root, { signal, withTools: true });
}

/**
 * Installs the packages of the lock file, once, however many processes ask at the same time. `needsTools`: also install
 * development packages, which are kept from then on. Returns early if `signal` aborts.
 */
export async function installPackages(root, { signal, needsTools }) {
  const onWait = () => say(`${ko.waiting} …\n${en.waiting} …`);
  if (!(await lock(root, signal, onWait))) return;
  let endProgress;
  try {
    if (isInstalled(root, needsTools)) return;
    const withTools = needsTools || hasTools(root);
    if (isTreeAsLocked(root, withTools)) return markInstalled(root, withTools);
    endProgress = showProgress();
    if (lacksToolsOnly(root, withTools)) await addTools(root, signal);
    else await installLocked(root, { signal, withTools });
  } finally {
    endProgress?.();
    unlock(root);
  }
}
