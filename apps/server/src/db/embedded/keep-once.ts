import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';

/** The text of a small file, undefined where there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * The text of a file that is made when it is missing, readable by its owner only. Written whole under another name and
 * then linked: of two processes that start at once, one wins and both read it.
 */
export function keepOnce(path: string, make: () => string): string {
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
