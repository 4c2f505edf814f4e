import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitCodeOf, makeStandIn } from './stand-in.ts';

vi.setConfig({ testTimeout: 30_000 });

let repository: ReturnType<typeof makeStandIn>;
beforeEach(() => {
  repository = makeStandIn();
});
afterEach(() => repository.remove());

test('packages are installed on the first start, after a change of the lock file, and if they are gone', async () => {
  await exitCodeOf(repository.run());
  await exitCodeOf(repository.run());
  expect(repository.countInstalls()).toBe(1);

  repository.write('package-lock.json', '{ "packages": {}, "changed": true }');
  await exitCodeOf(repository.run());
  expect(repository.countInstalls()).toBe(2);

  rmSync(join(repository.root, 'node_modules'), { recursive: true });
  await exitCodeOf(repository.run());
  expect(repository.countInstalls()).toBe(3);
});

test('packages that npm installed as locked are not installed again', async () => {
  const one = (version: string) => ({ 'node_modules/one': { version, integrity: version } });
  const lock = (version: string) => JSON.stringify({ packages: { '': {}, ...one(version) } });
  mkdirSync(join(repository.root, 'node_modules'));
  repository.write('node_modules/.package-lock.json', JSON.stringify({ packages: one('1.0.0') }));
  repository.write('package-lock.json', lock('1.0.0'));
  await exitCodeOf(repository.run());
  expect(repository.countInstalls()).toBe(0);

  repository.write('package-lock.json', lock('1.0.1'));
  await exitCodeOf(repository.run());

  expect(repository.countInstalls()).toBe(1);
});

test('the product starts without development packages, which are installed on demand', async () => {
  const tool = { version: '1.0.0', integrity: 'sha512-tool', dev: true };
  const all = JSON.stringify({ packages: { 'node_modules/tool': tool } });
  repository.write('package-lock.json', all);
  const record = 'mkdir -p node_modules; cat > node_modules/.package-lock.json';
  repository.writeNpm(`case "$*" in *--omit=dev*) echo '{}' ;; *) echo '${all}' ;; esac | { ${record}; }`);

  await exitCodeOf(repository.run('--omit=dev'));
  await exitCodeOf(repository.run('--omit=dev'));
  expect(repository.listInstalls()).toEqual([expect.stringMatching(/^ci .*--omit=dev/)]);

  // `npm ci` would delete the packages of a running product.
  await exitCodeOf(repository.run());
  await exitCodeOf(repository.run());
  await exitCodeOf(repository.run('--omit=dev'));
  expect(repository.listInstalls().slice(1)).toEqual([
    expect.stringMatching(/^install --no-save .*--include=dev/),
  ]);

  repository.write('package-lock.json', all.replace('1.0.0', '1.0.1'));
  await exitCodeOf(repository.run('--omit=dev'));
  expect(repository.listInstalls().slice(2)).toEqual([expect.stringMatching(/^ci .*--include=dev/)]);
});

test('development packages that cannot be added as locked are installed with all others', async () => {
  repository.write('package-lock.json', '{ "packages": { "node_modules/tool": { "dev": true } } }');
  await exitCodeOf(repository.run('--omit=dev'));

  await exitCodeOf(repository.run());

  expect(repository.listInstalls().map((line) => line.split(' ')[0])).toEqual(['ci', 'install', 'ci']);
});

test('the installation is announced in Korean and English', async () => {
  const run = repository.run();

  expect(await text(run.stderr)).toMatch(/패키지를 설치하고 있어요.*\n.*Installing the packages/);
});

test('of two concurrent first starts one installs and the other waits', async () => {
  const codes = await Promise.all([repository.run(), repository.run()].map(exitCodeOf));

  expect(codes).toEqual([0, 0]);
  expect(repository.countInstalls()).toBe(1);
  expect(repository.listLocks()).toEqual([]);
});

test('a stop during the installation ends npm, and the next start installs', async () => {
  // Ignores SIGTERM, like npm ci.
  repository.writeNpm("trap '' TERM; mkdir -p node_modules; echo $$ > pid; exec tail -f /dev/null");
  const run = repository.run();
  const npm = Number(
    await vi.waitFor(
      () => readFileSync(join(repository.root, 'pid'), 'utf8').match(/\d+/)?.[0] ?? expect.fail(),
      { timeout: 20_000 },
    ),
  );

  run.kill('SIGTERM');

  expect(await exitCodeOf(run)).toBe(143);
  expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  expect(repository.listLocks()).toEqual([]);
  repository.writeNpm('mkdir -p node_modules');
  expect(await exitCodeOf(repository.run())).toBe(0);
  expect(repository.countInstalls()).toBe(2);
});

test('the lock of a dead installation is taken over', async () => {
  mkdirSync(join(repository.root, '.installing'));
  repository.write('.installing/pid', `${process.pid} before-the-restart`);

  expect(await exitCodeOf(repository.run())).toBe(0);

  expect(repository.listLocks()).toEqual([]);
});

test('a failed installation says why and is retried', async () => {
  repository.writeNpm('echo no network >&2; exit 4');
  const run = repository.run();

  const [complaint, code] = await Promise.all([text(run.stderr), exitCodeOf(run)]);

  expect(complaint).toContain('no network');
  expect(code).toBe(1);
  const stamp = join(repository.root, 'node_modules', '.installed');
  expect(existsSync(stamp)).toBe(false);

  repository.writeNpm('mkdir -p node_modules');
  expect(await exitCodeOf(repository.run())).toBe(0);
  expect(repository.countInstalls()).toBe(2);
  expect(existsSync(stamp)).toBe(true);
});

test('a package that npm silently skipped is detected', async () => {
  const left = { optional: true, os: [process.platform], cpu: [process.arch] };
  repository.write('package-lock.json', JSON.stringify({ packages: { 'node_modules/left-out': left } }));
  const run = repository.run();

  const [complaint, code] = await Promise.all([text(run.stderr), exitCodeOf(run)]);

  expect(complaint).toContain('left-out');
  expect(code).toBe(1);
});
