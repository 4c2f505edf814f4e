import type { BuildManifest } from '@maru/contract/rendered-page.ts';

const entry = 'src/entry-client.tsx';
const fonts = 'src/fonts.css';

export type PageFiles = {
  script: string;
  preloads: string[];
  styles: string[];
  fonts: string;
};

/** The built files of a page. Its own chunk is preloaded together with the entry, not after it. */
export function filesOf(manifest: BuildManifest, source: string): PageFiles {
  const reached = new Set<string>();
  for (const key of [entry, source]) reach(manifest, key, reached);
  const chunks = [...reached].flatMap((key) => manifest[key] ?? []);
  const scripts = chunks.map(({ file }) => `/${file}`);
  return {
    fonts: `/${manifest[fonts]?.file}`,
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
