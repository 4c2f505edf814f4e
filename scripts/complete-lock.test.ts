import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, findUnnamed, type Lock } from './complete-lock.ts';

test('the lock file names the packages of every platform', () => {
  const lock: Lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

  expect(findUnnamed(lock), 'run: node scripts/complete-lock.ts').toEqual([]);
});

test('a missing package is added with the platform from its name', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { 'tool-linux-x64-musl': '1.0.0', 'tool-darwin-arm64': '1.0.0' },
      },
      'node_modules/tool-darwin-arm64': { version: '1.0.0' },
    },
  };

  const completed = completeLock(lock);

  expect(completed.packages['node_modules/tool-linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(Object.keys(completed.packages)).toHaveLength(4);
  expect(findUnnamed(completed)).toEqual([]);
});
