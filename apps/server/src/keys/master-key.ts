import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** The configured master key; in trial one that is made once and kept in the data folder, readable by its owner only. */
export async function readMasterKey(config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<string> {
  if (config.masterKey) return config.masterKey;

  const path = join(config.dataDir, 'master.key');
  const kept = await readIfThere(path);
  if (kept === undefined) {
    await makeOnce(config.dataDir, path);
    return (await readFile(path, 'utf8')).trim();
  }
  if (kept.length < 32) throw new Error(`${path} is damaged; restore it from a backup`);
  return kept;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole under another name and then linked: of two processes that start at once, one wins and both read it. */
async function makeOnce(folder: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `master.key.${randomUUID()}`);
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
  await file.sync();
  await file.close();
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
