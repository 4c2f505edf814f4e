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
};

type Chunk = {
  fileName: string;
  code: string;
  imports: string[];
  moduleIds: string[];
  facadeModuleId: string | null;
};

/**
 * Measures the JavaScript that the browser loads before a page can be used: the shell once, and for each `*-page.tsx`
 * what it adds. Writes the table beside the build folder and fails the build if a limit is exceeded. Modules that are
 * imported later do not count.
 */
export function firstLoadBudget({ entry, shell: ofShell, page: ofPage, own = {} }: FirstLoadBudget): Plugin {
  return {
    name: 'maru:first-load-budget',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter(
        (part): part is typeof part & Chunk => part.type === 'chunk',
      );
      const loads = loadsOf(chunks, entry);
      const rows = [
        { name: 'shell', size: loads.shell, limit: ofShell },
        ...loads.pages.map(({ name, size }) => ({ name, size, limit: own[name] ?? ofPage })),
      ];
      const table = rows.map(
        ({ name, size, limit }) => `${size.toFixed(1).padStart(6)} of ${limit} kB  ${name}`,
      );
      await writeFile(join(dir, '..', 'first-load.txt'), `${table.join('\n')}\n`);
      const over = rows.filter(({ size, limit }) => size > limit).map(({ name }) => name);
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
    .map((chunk) => ({
      name: chunk.facadeModuleId?.split('/src/').at(-1) ?? chunk.fileName,
      size: sizeOf([...loadedBy(chunk)].filter((part) => !shell.has(part))),
    }));
  return { shell: sizeOf([...shell]), pages: pages.sort((one, other) => other.size - one.size) };
}

function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0) / 1_000;
}
