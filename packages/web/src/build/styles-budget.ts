import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Measures a style sheet that pages contain inline (imported with `?inline`), in kB (1,000 bytes) after gzip.
 * Writes the size beside the build folder and fails the build above `most`. `file` is the end of the style
 * sheet's path.
 */
export function stylesBudget({ file, most }: { file: string; most: number }): Plugin {
  let size = Number.NaN;
  return {
    name: 'maru:styles-budget',
    enforce: 'post',
    transform(code, id) {
      if (id.split('?')[0]?.endsWith(file)) size = gzipSync(code, { level: 9 }).length / 1_000;
    },
    async writeBundle({ dir = '.' }) {
      const line = `${size.toFixed(1).padStart(6)} of ${most} kB  styles of every page`;
      await writeFile(join(dir, '..', 'first-load.txt'), `${line}\n`);
      // `!(… <= …)` also fails if no such file was seen, because its size is then NaN.
      if (!(size <= most)) this.error(`over the limit: ${line}`);
    },
  };
}
