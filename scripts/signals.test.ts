import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitCodeOf, makeStandIn } from './launch/stand-in.ts';

vi.setConfig({ testTimeout: 30_000 });

const waiting = "console.log('up'); setInterval(() => {}, 1000);";
const guarded = `const { onLauncherGone } = await import(${JSON.stringify(
  new URL('../apps/server/src/boot-guard.ts', import.meta.url).href,
)}); onLauncherGone(() => process.exit());`;

let repository: ReturnType<typeof makeStandIn>;
beforeEach(() => {
  repository = makeStandIn();
});
afterEach(() => repository.remove());

test('the child gets the arguments, and its exit code is passed on', async () => {
  repository.write('child.mjs', 'console.log(process.argv.slice(2).join()); process.exitCode = 7;');

  const run = repository.run('one', 'two words');

  expect(await Promise.all([text(run.stdout), exitCodeOf(run)])).toEqual(['one,two words\n', 7]);
});

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the child, which can end in its own way',
  async (signal) => {
    repository.write('child.mjs', `process.on('${signal}', () => process.exit(3)); ${waiting}`);
    const run = repository.run();
    await nextLine(run);

    run.kill(signal);

    expect(await exitCodeOf(run)).toBe(3);
  },
);

test('the child ends when the launcher is killed', async () => {
  repository.write('child.mjs', `${guarded} ${waiting}`);
  const run = repository.run();
  await nextLine(run);

  run.kill('SIGKILL');

  // The child shares the launcher's stdout, which therefore closes only once both processes have ended.
  await once(run.stdout, 'close');
});

test('the child ends when npm above it is killed', async () => {
  repository.write('child.mjs', `process.on('SIGTERM', () => process.exit()); ${waiting}`);
  repository.write(
    'npm.mjs',
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['scripts/run.mjs', 'child.mjs'], { stdio: 'inherit' });`,
  );
  const npm = repository.start(['npm.mjs'], { npm_lifecycle_event: 'start' });
  await nextLine(npm);

  npm.kill('SIGKILL');

  await once(npm.stdout, 'close');
});

async function nextLine(run: ChildProcessByStdio<null, Readable, Readable>) {
  const ended = exitCodeOf(run).then((code) => expect.fail(`ended early, with ${code}`));
  await Promise.race([once(createInterface(run.stdout), 'line'), ended]);
  ended.catch(() => {});
}
