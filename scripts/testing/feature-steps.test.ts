import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { partsOf } from './feature-steps.ts';

const root = mkdtempSync(join(tmpdir(), 'maru-features-'));
for (const folder of [
  'packages/contract/src/menu',
  'packages/contract/src/money',
  'apps/server/src/menu',
  'apps/hub/src/till',
  'e2e/menu',
  'e2e/menu-import',
  'e2e/till',
])
  mkdirSync(join(root, folder), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

test('the parts of a feature are its folders, in whichever workspaces have one, and its journeys', () => {
  expect(partsOf(root, ['menu'])).toEqual({
    projects: ['packages/contract', 'apps/server'],
    units: ['packages/contract/src/menu/', 'apps/server/src/menu/'],
    journeys: ['e2e/menu/', 'e2e/menu-import/'],
  });
  expect(partsOf(root, ['till', 'money'])).toEqual({
    projects: ['packages/contract', 'apps/hub'],
    units: ['apps/hub/src/till/', 'packages/contract/src/money/'],
    journeys: ['e2e/till/'],
  });
});

test('an unknown feature is refused, because an empty run would pass', () => {
  expect(() => partsOf(root, ['men'])).toThrow('There is no feature men');
});
