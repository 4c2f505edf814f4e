import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Step } from './run-steps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-steps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A step that runs this code. */
function step(name: string, code: string, more: Partial<Step> = {}): Step {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return { name, command: ['node', file], ...more };
}

/** Runs the steps in a process of their own, because a failure ends it. */
async function run(steps: readonly Step[]) {
  const module = new URL('run-steps.ts', import.meta.url).href;
  const code = `const { runSteps } = await import('${module}');
    await runSteps(${JSON.stringify(steps)}, () => console.log('told'));`;
  // The scripts are new each time, so nothing of them is worth caching.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { env });
  const [said, exit] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  const lines = said.split('\n').filter((line) => line !== '');
  return { exit, lines: lines.map((line) => line.replace(/ \([\d.]+ s\)$/, '')) };
}

const untilKilled = 'setInterval(() => {}, 1_000);';
const priority = "import { getPriority } from 'node:os'; console.log('priority', getPriority());";

test('steps run in order, and the others not after a failure', async () => {
  const steps = [step('one', ''), step('two', 'process.exit(3)'), step('three', '')];

  expect(await run(steps)).toEqual({
    exit: 1,
    lines: ['── one', '── one: passed', '── two', '── two: FAILED', 'told'],
  });
});

test('a step that runs meanwhile has the lowest priority and shows its output once it ends', async () => {
  const steps = [step('main', '', { meanwhile: [step('other', priority)] }), step('last', '')];

  const { exit, lines } = await run(steps);
  expect(exit).toBe(0);
  expect(lines.slice(0, 2)).toEqual(['── main', '── other, meanwhile']);
  expect(lines.join('\n')).toContain('── other\npriority 19\n── other: passed');
  expect(lines.slice(-3)).toEqual(['── last', '── last: passed', 'told']);
});

test('what a step beside another one has said is shown if the other fails', async () => {
  const sign = JSON.stringify(join(folder, 'said'));
  const untilSaid = `import { existsSync } from 'node:fs';
    setInterval(() => existsSync(${sign}) && process.exit(1), 50);`;
  const say = `import { writeFileSync } from 'node:fs';
    console.log('한글 one failed'); writeFileSync(${sign}, ''); ${untilKilled}`;
  const main = step('main', untilSaid, { meanwhile: [step('other', say)] });

  expect((await run([main])).lines.slice(-3)).toEqual([
    'told',
    '── other, until it was ended',
    '한글 one failed',
  ]);
});

test.each([
  ['main', 'process.exit(1)', untilKilled],
  ['other', untilKilled, 'process.exit(1)'],
])('if the %s step fails, the one beside it is ended', async (failing, main, other) => {
  const { exit, lines } = await run([step('main', main, { meanwhile: [step('other', other)] })]);

  expect(exit).toBe(1);
  expect(lines).toContain(`── ${failing}: FAILED`);
});
