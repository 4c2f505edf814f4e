import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { CannotStart } from '#server/db/cannot-start.ts';
import { readOrCreateFile } from '#server/db/embedded/read-or-create-file.ts';
import en from './master-key.en.json' with { type: 'json' };
import ko from './master-key.ko.json' with { type: 'json' };

/** The configured master key. A trial creates one and keeps it in the data folder, readable only by its owner. */
export async function readMasterKey(config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<string> {
  if (config.masterKey) return config.masterKey;

  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const path = join(config.dataDir, 'master.key');
  const key = readOrCreateFile(path, () => randomBytes(32).toString('base64url'));
  if (key.length < 32) throw new CannotStart({ ko: ko.damaged, en: en.damaged }, { path });
  return key;
}
