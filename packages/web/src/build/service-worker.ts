import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** One file of the build as workbox-precaching reads it. The hash in its name replaces a revision. */
type PrecachedFile = { url: string; revision: null; integrity: string };

/**
 * Vite plugin. Bundles `entry` into the service worker `file`. In it, the constant PRECACHED_FILES lists the
 * scripts, styles, texts and pictures of the build with their hashes. The hashes keep the login page of a
 * public network from being cached in place of a file. Fonts are left out: they are the largest part, and the
 * system font replaces them.
 */
export function serviceWorker({ entry, file }: { entry: string; file: string }): Plugin {
  return {
    name: 'maru:service-worker',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|json|png)$/.test(name));
      const files = await Promise.all(names.sort().map((name) => precached(dir, name)));
      await writeFile(join(dir, file), await bundleWorker(entry, files));
    },
  };
}

async function precached(dir: string, name: string): Promise<PrecachedFile> {
  const hash = createHash('sha256').update(await readFile(join(dir, name)));
  return { url: `/${name}`, revision: null, integrity: `sha256-${hash.digest('base64')}` };
}

function bundleWorker(entry: string, files: readonly PrecachedFile[]): Promise<string> {
  return bundleScript(entry, {
    PRECACHED_FILES: JSON.stringify(files),
    'process.env.NODE_ENV': '"production"',
  });
}
