import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inBothLanguages } from '#server/db/in-both-languages.ts';
import en from './build-pages.en.json' with { type: 'json' };
import ko from './build-pages.ko.json' with { type: 'json' };
import { compressFiles } from './compress-files.ts';
import { hashSources } from './hash-sources.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const packages = ['contract', 'place-page', 'ui', 'web'];
const shared = ['package-lock.json', ...packages.map((name) => `packages/${name}/src`)];
const stamp = 'built-from';

/** Vite builds per app: arguments after `build`, and the folders in `dist` that they write to. */
const apps = {
  account: [
    ['client', []],
    ['server', ['--ssr', 'src/entry-server.tsx']],
  ],
  hub: [['client', []]],
  place: [['server', ['--ssr', 'src/entry-server.tsx']]],
} as const satisfies Record<string, readonly (readonly [folder: string, arguments: readonly string[]])[]>;

type AppName = keyof typeof apps;
const appNames = Object.keys(apps) as AppName[];

export type BuiltPages = {
  accountModule: string;
  accountManifest: string;
  accountFiles: string;
  hubIndex: string;
  hubWorker: string;
  hubFiles: string;
  placeModule: string;
};

/** Builds the apps whose sources changed since the last build and reports progress. */
export async function buildPages(say: (line: string) => void, signal?: AbortSignal): Promise<BuiltPages> {
  const states = await Promise.all(
    appNames.map(async (name) => ({ name, hash: await hashSources(root, sourcesOf(name)) })),
  );
  const stale = [];
  for (const state of states) if ((await builtFrom(state.name)) !== state.hash) stale.push(state);
  if (stale.length > 0) {
    const from = performance.now();
    say(inBothLanguages({ ko: ko.building, en: en.building }));
    await Promise.all(stale.map(({ name, hash }) => buildApp(name, { hash, signal })));
    const seconds = Math.round((performance.now() - from) / 1_000);
    say(inBothLanguages({ ko: ko.built, en: en.built }, { seconds }));
  }
  return {
    accountModule: join(distOf('account'), 'server/entry-server.js'),
    accountManifest: join(distOf('account'), 'client/manifest.json'),
    accountFiles: join(distOf('account'), 'client'),
    hubIndex: join(distOf('hub'), 'client/index.html'),
    hubWorker: join(distOf('hub'), 'client/service-worker.js'),
    hubFiles: join(distOf('hub'), 'client'),
    placeModule: join(distOf('place'), 'server/entry-server.js'),
  };
}

function distOf(name: AppName): string {
  return join(root, 'apps', name, 'dist');
}

function sourcesOf(name: AppName): string[] {
  const own = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'];
  return [...own.map((path) => `apps/${name}/${path}`), ...shared];
}

/** The first-load sizes that the builds measured. */
export async function readFirstLoads(): Promise<string> {
  const tables = await Promise.all(
    appNames.map(async (name) => `${name}\n${await readFile(join(distOf(name), 'first-load.txt'), 'utf8')}`),
  );
  return tables.join('\n');
}

async function builtFrom(name: AppName): Promise<string | undefined> {
  return readFile(join(distOf(name), stamp), 'utf8').catch(() => undefined);
}

type Build = { hash: string; signal: AbortSignal | undefined };

/**
 * Builds into a temporary folder that then replaces the old build, so a failed or aborted build leaves the old one
 * intact.
 */
async function buildApp(name: AppName, { hash, signal }: Build): Promise<void> {
  const draft = join(root, 'node_modules/.cache', `build-${name}-${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    for (const [folder, options] of apps[name]) {
      await viteBuild(name, [join(draft, folder), ...options], signal);
      if (folder === 'client') await compressFiles(join(draft, folder));
    }
    await writeFile(join(draft, stamp), hash);
    await rm(distOf(name), { recursive: true, force: true });
    await rename(draft, distOf(name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function viteBuild(
  name: AppName,
  [folder, ...options]: readonly [folder: string, ...options: string[]],
  signal: AbortSignal | undefined,
): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const given = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error', ...options];
  const spawnOptions = {
    cwd: join(root, 'apps', name),
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  };
  try {
    await promisify(execFile)(process.execPath, [vite, ...given], spawnOptions);
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new Error(`apps/${name} does not build: ${stderr.trim() || message}`);
  }
}
