import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hash-sources.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'maru-hash-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/a.ts'), 'a');
  await writeFile(join(root, 'lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashSources(root, ['src', 'lock.json', 'missing']);

test('the hash is stable', async () => {
  expect(await hash()).toBe(await hash());
});

test.each([
  ['a changed file', 'src/deep/a.ts'],
  ['a new file', 'src/b.ts'],
  ['a changed lock', 'lock.json'],
])('%s changes the hash', async (_name, path) => {
  const before = await hash();
  await writeFile(join(root, path), 'changed');
  expect(await hash()).not.toBe(before);
});

test('tests do not change the hash', async () => {
  const before = await hash();
  await writeFile(join(root, 'src/a.test.ts'), 'test');
  expect(await hash()).toBe(before);
});
