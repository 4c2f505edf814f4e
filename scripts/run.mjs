// Runs a script of this repository with the Node version it needs:
// node scripts/run.mjs [--omit=dev] <script> [arguments]
// With --omit=dev the script is part of the product and needs no development packages.
// This is the first file to run on a fresh machine, so it uses only built-in modules and works on Node 18 and later.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './launch/install-packages.mjs';
import { isInstalled } from './launch/installed.mjs';
import { environmentFor, findNode } from './launch/packaged-node.mjs';
import { Refusal } from './launch/refusal.mjs';

const KILL_AFTER_MS = 20_000;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stopping = new AbortController();
let child;

function stop(signal) {
  if (!stopping.signal.aborted) setTimeout(() => child?.kill('SIGKILL'), KILL_AFTER_MS).unref();
  stopping.abort(signal);
  child?.kill(signal);
}

/** Runs the script in a child process with the right Node. Resolves with its exit code. */
function runScript(args) {
  const node = findNode(root);
  // Through this channel the child notices that this process was killed (apps/server/src/boot-guard.ts).
  const env = { ...environmentFor(root, node), BOOT_GUARD: '1' };
  child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? codeFor(signal)));
  });
}

function codeFor(signal) {
  return 128 + constants.signals[signal];
}

async function main() {
  const args = process.argv.slice(2);
  const needsTools = args[0] !== '--omit=dev';
  if (!needsTools) args.shift();
  if (!isInstalled(root, needsTools)) await installPackages(root, { signal: stopping.signal, needsTools });
  if (stopping.signal.aborted) return codeFor(stopping.signal.reason);
  return runScript(args);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// npm forwards signals, unless it is killed. Without npm, the server must survive the end of its shell.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop('SIGTERM'), 500).unref();
}

main().then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(1);
  },
);
