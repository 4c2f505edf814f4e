import { spawn } from 'node:child_process';
import { lock, nameHolders, unlock } from './install-lock.mjs';
import { isInstalled, isTreeAsLocked, markInstalled, missingPackages } from './installed.mjs';
import { environmentFor, findPackagedNode } from './packaged-node.mjs';
import { Refusal } from './refusal.mjs';

// npm says nothing until it is done; a person should know that this is no hang.
const NOTICE = 'Installing the packages: only the first time and after changes, about half a minute';
const NPM_CI = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
const QUIET = ['--loglevel=error', '--engine-strict=false'];

function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Answers with what ends it. */
function showProgress() {
  if (!process.stderr.isTTY) {
    say(`${NOTICE} …`);
    return () => {};
  }
  const begun = Date.now();
  const draw = () => process.stderr.write(`\r\x1b[K${NOTICE} … ${Math.round((Date.now() - begun) / 1000)} s`);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    say('');
  };
}

function npmCi(root, signal, environment) {
  // With NODE_ENV=production npm would leave out what builds and tests.
  const { NODE_ENV: _, ...env } = environment;
  const npm = spawn('npm', [...NPM_CI, ...QUIET], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
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
        new Refusal(`${complaints.trim()}\nThe packages could not be installed: npm ci ended with ${code}.`),
      );
    });
  });
}

async function installLocked(root, signal) {
  await npmCi(root, signal, process.env);
  // Under an old Node npm leaves out packages that ask for a newer one; by now the newer one is there.
  const node = findPackagedNode(root);
  if (!signal.aborted && node && missingPackages(root).length > 0) {
    await npmCi(root, signal, environmentFor(root, node));
  }
  if (signal.aborted) return;
  const missing = missingPackages(root);
  if (missing.length > 0) throw new Refusal(`npm left out ${missing.join(', ')}. Please start again.`);
  markInstalled(root);
}

/** Installs what the lock file says, once, however many ask at the same time. Ends early when `signal` comes. */
export async function installPackages(root, signal) {
  const onWait = () => say('Another start is installing the packages; waiting for it …');
  if (!(await lock(root, signal, onWait))) return;
  let endProgress;
  try {
    if (isInstalled(root)) return;
    if (isTreeAsLocked(root)) return markInstalled(root);
    endProgress = showProgress();
    await installLocked(root, signal);
  } finally {
    endProgress?.();
    unlock(root);
  }
}
