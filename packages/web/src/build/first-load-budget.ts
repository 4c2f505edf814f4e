import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Limits of JavaScript in kB (1,000 bytes) after gzip. */
export type FirstLoadBudget = {
  /** End of the id of the entry module. What it imports is the shell. */
  entry: string;
  /** Limit of the shell. */
  shell: number;
  /** Limit of what a page adds to the shell before it can be used. */
  page: number;
  /** Limits of single pages, by file under src. */
  own?: Readonly<Record<string, number>>;
  /** Largest number of files that a page loads besides the shell. */
  files?: number;
};

type Chunk = {
  fileName: string;
  code: string;
  imports: string[];
  moduleIds: string[];
  facadeModuleId: string | null;
};

/**
 * Measures the JavaScript that the browser loads before a page can be used: the shell once, and for each
 * `*-page.tsx` what it adds. Writes the table beside the build folder and fails the build if a limit is
 * exceeded. Lazily imported modules do not count.
 */
export function firstLoadBudget({
  entry,
  shell: ofShell,
  page: ofPage,
  own = {},
  files: most = Infinity,
}: FirstLoadBudget): Plugin {
  return {
    name: 'maru:first-load-budget',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter(
        (part): part is typeof part & Chunk => part.type === 'chunk',
      );
      const loads = loadsOf(chunks, entry);
      const rows = [
        { name: 'shell', ...loads.shell, limit: ofShell },
        ...loads.pages.map((page) => ({ ...page, limit: own[page.name] ?? ofPage })),
      ];
      const table = rows.map(
        ({ name, size, files, limit }) =>
          `${size.toFixed(1).padStart(6)} of ${limit} kB  ${String(files).padStart(3)} files  ${name}`,
      );
      await writeFile(join(dir, '..', 'first-load.txt'), `${table.join('\n')}\n`);
      const over = rows
        .filter(({ size, files, limit }) => size > limit || files > most)
        .map(({ name }) => name);
      if (over.length > 0)
        this.error(`over the limit of their first load: ${over.join(', ')}\n${table.join('\n')}`);
    },
  };
}

function loadsOf(chunks: readonly Chunk[], entry: string) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loadedBy = (chunk: Chunk, loaded = new Set<Chunk>()) => {
    if (loaded.has(chunk)) return loaded;
    loaded.add(chunk);
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next) loadedBy(next, loaded);
    }
    return loaded;
  };
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.split('?')[0]?.endsWith(entry)));
  if (!first) throw new Error(`no chunk holds ${entry}`);

  const shell = loadedBy(first);
  const pages = chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-page.tsx'))
    .map((chunk) => {
      const own = [...loadedBy(chunk)].filter((part) => !shell.has(part));
      const name = chunk.facadeModuleId?.split('/src/').at(-1) ?? chunk.fileName;
      return { name, size: sizeOf(own), files: own.length };
    });
  return {
    shell: { size: sizeOf([...shell]), files: shell.size },
    pages: pages.sort((one, other) => other.size - one.size),
  };
}

function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0) / 1_000;
}
