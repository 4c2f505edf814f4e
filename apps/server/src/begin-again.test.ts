import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseFolders } from './db/embedded/cluster-folders.ts';

vi.setConfig({ testTimeout: 120_000 });

const program = join(import.meta.dirname, '../test/begin.ts');
const readme = join(import.meta.dirname, '../../../README.md');
const beginAgain = 'rm -rf .data';
const isRoot = process.getuid?.() === 0;
/** A user that exists on every Linux and is neither root nor the owner of this repository. */
const daemon = { uid: 1, gid: 1 };

let folder = '';
let bases: string[] = [];
afterEach(() => {
  for (const made of [...bases, folder]) rmSync(made, { recursive: true, force: true });
  bases = [];
});

test('removing .data, as the README says, starts over with an empty database', () =>
  expectToBeginAgain(undefined));

test.runIf(isRoot && canBeReadByAll())(
  'removing .data starts over with an empty database, also for an ordinary user',
  () => expectToBeginAgain(daemon),
);

test('a key that does not fit the database is reported in both languages, with what to do', async () => {
  folder = mkdtempSync(join(tmpdir(), 'maru-begin-'));
  await start(undefined);
  const env = { ...process.env, ...data(), MASTER_KEY: 'another key of at least thirty-two letters' };

  const product = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const [said, [code]] = await Promise.all([text(product.stderr), once(product, 'exit')]);
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    expect.stringContaining('MASTER_KEY에 설정하거나'),
    expect.stringContaining('Set MASTER_KEY to that key'),
  ]);
});

async function expectToBeginAgain(user: typeof daemon | undefined) {
  folder = mkdtempSync(join(tmpdir(), 'maru-begin-'));
  if (user) chownSync(folder, user.uid, user.gid);
  expect(await start(user)).toEqual({ number: 0 });
  // Whether data last does not depend on the user.
  if (!user) expect(await start(user)).toEqual({ number: 1 });

  expect(readFileSync(readme, 'utf8')).toContain(`\`${beginAgain}\``);
  execFileSync('/bin/sh', ['-c', beginAgain], { cwd: folder, ...user });

  expect(await start(user)).toEqual({ number: 0 });
}

function data() {
  return { DATA_DIR: join(folder, '.data') };
}

async function start(user: typeof daemon | undefined) {
  const env = { ...process.env, ...data() };
  const child = fork(program, {
    env,
    execArgv: [],
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...user,
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const answer = new Promise<unknown>((resolve) => child.once('message', resolve));
  const ended = once(child, 'close').then(() => expect.fail(said));
  const result = await Promise.race([answer, ended]);
  await ended.catch(() => {});
  if (!user) bases.push(chooseFolders(data().DATA_DIR).base);
  return result;
}

/** False for a clone below /root. */
function canBeReadByAll() {
  const read = `require('node:fs').accessSync(${JSON.stringify(program)})`;
  try {
    execFileSync(process.execPath, ['-e', read], { ...daemon, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
