import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';

/** The text of a small file, or undefined if it is missing. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * The text of a file, created if missing and readable only by its owner. Written under a temporary name and then
 * linked: if two processes start at once, one wins and both read its text.
 */
export function readOrCreateFile(path: string, make: () => string): string {
  const kept = readIfThere(path);
  if (kept !== undefined) return kept;

  const draft = `${path}.${randomUUID()}`;
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, `${make()}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
