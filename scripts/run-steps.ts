import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onLauncherGone } from '../apps/server/src/boot-guard.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}node_modules/.bin/`;

export type Step = { name: string; command: readonly [string, ...string[]]; env?: Record<string, string> };

let running: ChildProcess | undefined;
function stop(signal: NodeJS.Signals) {
  running?.kill(signal);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
onLauncherGone(() => stop('SIGTERM'));

/** Runs one step with visible output; true if it passed. */
export function runStep({ name, command: [file, ...args], env = {} }: Step): Promise<boolean> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const program = file === 'node' ? process.execPath : `${bin}${file}`;
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  running = child;
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

/** Runs steps in order. Exits with 1 at the first failure; calls `tell` in either case. */
export async function runSteps(steps: readonly Step[], tell = () => {}): Promise<void> {
  for (const step of steps) {
    if (await runStep(step)) continue;
    tell();
    process.exit(1);
  }
  tell();
}
