import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterFolders } from './cluster-folders.ts';

const template = new URL('./readme.txt', import.meta.url);

/** Root's data is not in DATA_DIR. The README says where it is, for anyone who copies, moves or deletes the folder. */
export function describeFolders({ dataDir, base }: ClusterFolders) {
  const text = readFileSync(template, 'utf8').replaceAll('{base}', base).replaceAll('{dataDir}', dataDir);
  writeFileSync(join(dataDir, 'README'), text);
}
