import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export type FirstLoad = {
  /** What a person calls the page. */
  name: string;
  /** Modules whose chunks the page loads before it can be used: the entry and its lazy parts. Ends of module ids. */
  modules: readonly string[];
  /** Largest JavaScript in all, in kB (1,000 bytes) after gzip. */
  budget: number;
};

type Chunk = { fileName: string; code: string; imports: string[]; moduleIds: string[] };

/**
 * Measures the JavaScript of first loads and fails the build where one is over its budget. Chunks whose name is in
 * `apart` load later (charts) and do not count; anything else that a first load imports statically does.
 */
export function firstLoadBudget({
  pages,
  apart = [],
}: {
  pages: readonly FirstLoad[];
  apart?: readonly string[];
}): Plugin {
  return {
    name: 'maru:first-load-budget',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (part): part is typeof part & Chunk => part.type === 'chunk',
      );
      const measured = pages.map((page) => ({ ...page, kilobytes: measure(page, chunks, apart) }));
      for (const { name, kilobytes, budget } of measured)
        this.info(`first load of ${name}: ${kilobytes.toFixed(1)} kB of JavaScript (budget ${budget} kB)`);
      const over = measured.filter(({ kilobytes, budget }) => kilobytes > budget);
      if (over.length > 0) this.error(`over the budget of their first load: ${over.map(inWords).join('; ')}`);
    },
  };
}

function inWords({ name, kilobytes, budget }: FirstLoad & { kilobytes: number }) {
  return `${name}, ${kilobytes.toFixed(1)} kB of ${budget} kB`;
}

function measure({ name, modules }: FirstLoad, chunks: readonly Chunk[], apart: readonly string[]): number {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(byFile.get(file));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.split('?')[0]?.endsWith(module)));
    if (!chunk) throw new Error(`first load of ${name}: no chunk holds ${module}`);
    load(chunk);
  }
  const counted = [...loaded].filter(({ fileName }) => !apart.some((part) => fileName.includes(part)));
  return counted.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0) / 1_000;
}
