import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMasterKey } from './master-key.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maru-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the configured key is used and no file is created', async () => {
  const masterKey = 'configured, and longer than thirty-two letters';
  expect(await readMasterKey({ masterKey, dataDir: folder })).toBe(masterKey);
  await expect(stat(join(folder, 'master.key'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('without a configured key, concurrently starting processes agree on one, readable only by its owner', async () => {
  const dataDir = join(folder, 'data');
  const read = () => readMasterKey({ masterKey: undefined, dataDir });
  const keys = await Promise.all(Array.from({ length: 10 }, read));

  expect(new Set(keys).size).toBe(1);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(43);
  expect(await read()).toBe(keys[0]);
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
});

test('a damaged file is reported, not replaced', async () => {
  await writeFile(join(folder, 'master.key'), 'short');
  await expect(readMasterKey({ masterKey: undefined, dataDir: folder })).rejects.toThrow('damaged');
});
