import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Repository, readRepository } from './repository.ts';

/** Writes a small repository into a temporary folder, deleted after the test. */
export function plantRepository(files: Readonly<Record<string, string>>): Repository {
  const root = mkdtempSync(join(tmpdir(), 'maru-structure-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readRepository(root);
}
