import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A repository with only scripts/run.mjs, and a fake npm that only records its calls. */
export function makeStandIn() {
  const root = mkdtempSync(join(tmpdir(), 'maru-run-'));
  const scripts = dirname(import.meta.dirname);
  for (const folder of ['scripts', 'npm']) mkdirSync(join(root, folder));
  cpSync(join(scripts, 'run.mjs'), join(root, 'scripts', 'run.mjs'));
  cpSync(join(scripts, 'launch'), join(root, 'scripts', 'launch'), { recursive: true });
  const write = (path: string, content: string) => writeFileSync(join(root, path), content);
  const writeNpm = (commands: string) => {
    write('npm/npm', `#!/bin/sh\necho "$*" >> installs\n${commands}\n`);
    chmodSync(join(root, 'npm', 'npm'), 0o755);
  };
  write('package.json', '{}');
  write('package-lock.json', '{ "packages": {} }');
  write('child.mjs', '');
  write('installs', '');
  writeNpm('mkdir -p node_modules');

  /** Runs node in the repository. */
  const start = (args: string[], more: Record<string, string> = {}) => {
    const { npm_lifecycle_event: _, NODE_OPTIONS: __, ...inherited } = process.env;
    const env = { ...inherited, PATH: [join(root, 'npm'), process.env.PATH].join(delimiter), ...more };
    return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  };

  const isOption = (arg: string) => arg.startsWith('--');
  const listInstalls = () => readFileSync(join(root, 'installs'), 'utf8').split('\n').slice(0, -1);

  return {
    root,
    write,
    writeNpm,
    start,
    /** Options of run.mjs come before the script. */
    run: (...args: string[]) => {
      const [options, given] = [args.filter(isOption), args.filter((arg) => !isOption(arg))];
      return start(['scripts/run.mjs', ...options, 'child.mjs', ...given]);
    },
    /** The recorded npm commands. */
    listInstalls,
    countInstalls: () => listInstalls().length,
    listLocks: () => readdirSync(root).filter((name) => name.startsWith('.installing')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export async function exitCodeOf(process: ChildProcess): Promise<unknown> {
  const [code] = await once(process, 'exit');
  return code;
}
