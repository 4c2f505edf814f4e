import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onLauncherGone } from '../apps/server/src/boot-guard.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}node_modules/.bin/`;

export type Step = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Steps that run beside this one, in order, at the lowest priority. */
  meanwhile?: readonly Omit<Step, 'meanwhile'>[];
};

const running = new Set<ChildProcess>();
/** What a step beside another one has said so far. */
let beside: { name: string; said: string } | undefined;

function stop(signal: NodeJS.Signals): never {
  for (const child of running) child.kill(signal);
  if (beside) console.log(`\n── ${beside.name}, until it was ended\n${beside.said}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
onLauncherGone(() => stop('SIGTERM'));

/** Runs one step with visible output; true if it passed. */
async function runStep(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  return report(step, started, await codeOf(start(step, 'inherit')));
}

/** Runs one step at the lowest priority. Its output is shown when it has ended, because another step shows its own. */
async function runMeanwhile(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}, meanwhile`);
  const started = performance.now();
  const child = start(step, 'pipe');
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output = { name: step.name, said: '' };
  beside = output;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      output.said += part;
    });
  const code = await codeOf(child);
  beside = undefined;
  console.log(`\n── ${step.name}\n${output.said}`);
  return report(step, started, code);
}

function start({ command: [file, ...args], env = {} }: Step, output: 'inherit' | 'pipe'): ChildProcess {
  const program = file === 'node' ? process.execPath : `${bin}${file}`;
  // Two steps at the same time must not read the same input.
  const stdio = ['ignore' as const, output, output];
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function codeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.once('close', resolve);
  });
}

function report({ name }: Step, started: number, code: number | null): boolean {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return code === 0;
}

/** Runs steps in order. Exits with 1 at the first failure; calls `tell` in either case. */
export async function runSteps(steps: readonly Step[], tell = () => {}): Promise<void> {
  async function orStop(hasPassed: Promise<boolean>) {
    if (await hasPassed) return;
    tell();
    stop('SIGTERM');
  }

  for (const step of steps) {
    const runOthers = async () => {
      for (const other of step.meanwhile ?? []) await orStop(runMeanwhile(other));
    };
    await Promise.all([orStop(runStep(step)), runOthers()]);
  }
  tell();
}
