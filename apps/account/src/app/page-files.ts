import type { BuildManifest } from '@maru/contract/rendered-page.ts';

export const startScript = 'src/entry-client.tsx';

export type PageFiles = { script: string; preloads: string[]; styles: string[] };

/** The built files a page begins with: its own chunk is fetched beside the start script, not after it. */
export function filesOf(manifest: BuildManifest, source: string): PageFiles {
  const reached = new Set<string>();
  for (const key of [startScript, source]) reach(manifest, key, reached);
  const chunks = [...reached].flatMap((key) => manifest[key] ?? []);
  const scripts = chunks.map(({ file }) => `/${file}`);
  return {
    script: scripts[0] ?? '',
    preloads: scripts.slice(1),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

function reach(manifest: BuildManifest, key: string, reached: Set<string>): void {
  if (reached.has(key)) return;
  reached.add(key);
  for (const imported of manifest[key]?.imports ?? []) reach(manifest, imported, reached);
}
