import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tests do not affect a build. */
const ignored = /\.test\.tsx?$|\.DS_Store$/;

/** One hash over the names and contents of all files under the paths. A missing path is hashed as missing. */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(root, path)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256').update(process.version);
  for (const [index, file] of files.entries()) hash.update(`\n${file}\n`).update(contents[index] ?? '');
  return hash.digest('hex');
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !ignored.test(entry.name));
    return files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
