import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterFolders } from './cluster-folders.ts';

const template = new URL('./readme.txt', import.meta.url);

/** Root's data lies far from DATA_DIR; the note says where, to whoever copies, moves or deletes it. */
export function describeFolders({ dataDir, base }: ClusterFolders) {
  const text = readFileSync(template, 'utf8').replaceAll('{base}', base).replaceAll('{dataDir}', dataDir);
  writeFileSync(join(dataDir, 'README'), text);
}
