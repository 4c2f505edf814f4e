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

// Read, for Node 18 cannot import it.
const readWords = (language) =>
  JSON.parse(readFileSync(new URL(`./install-packages.${language}.json`, import.meta.url), 'utf8'));
const [ko, en] = [readWords('ko'), readWords('en')];
const EVERY_INSTALL = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
const QUIET = ['--loglevel=error', '--engine-strict=false'];

function say(line) {
  process.stderr.write(`${line}\n`);
}

/** npm says nothing until it is done; a person should know that this is no hang. Answers with what ends it. */
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
  // With NODE_ENV=production npm would leave out what builds and tests.
  const { NODE_ENV: _, ...env } = environment;
  const args = [...command, ...EVERY_INSTALL, ...QUIET];
  const npm = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  // Were this process killed, npm would go on: others wait for npm then.
  if (npm.pid) nameHolders(root, [process.pid, npm.pid]);
  // npm ci does not end on SIGTERM. What it leaves half done has no stamp, so the next start does it again.
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
  // Under an old Node npm leaves out packages that ask for a newer one; by now the newer one is there.
  const node = findPackagedNode(root);
  if (!signal.aborted && node && missingPackages(root, withTools).length > 0) {
    await runNpm(root, ci, { signal, environment: environmentFor(root, node) });
  }
  if (signal.aborted) return;
  const missing = missingPackages(root, withTools);
  if (missing.length > 0) throw new Refusal(`npm left out ${missing.join(', ')}. Please start again.`);
  markInstalled(root, withTools);
}

/** Adds what the product runs without. "npm ci" would take the packages away below a product that runs meanwhile. */
async function addTools(root, signal) {
  const node = findPackagedNode(root);
  const environment = node ? environmentFor(root, node) : process.env;
  await runNpm(root, ['install', '--no-save', '--include=dev'], { signal, environment });
  if (signal.aborted) return;
  if (isTreeAsLocked(root, true)) markInstalled(root, true);
  else await installLocked(root, { signal, withTools: true });
}

/**
 * Installs what the lock file says, once, however many ask at the same time. `needsTools`: also what only tests and
 * checks need, which is kept from then on. Ends early when `signal` comes.
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
