import { readFileSync, writeFileSync } from 'node:fs';

export interface Lock {
  packages: Record<string, Entry>;
}

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/**
 * `npm ci` refuses a lock file that lacks packages of other platforms, and npm writes such a file if a registry does
 * not have them. Run `node scripts/complete-lock.ts` after changing the lock file: it adds the missing
 * packages, and npm keeps them from then on.
 */
export function findUnnamed({ packages }: Lock): { parent: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(parent).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/** Folders in which Node looks for a package's dependencies, from its own folder upwards. */
function foldersAbove(path: string): string[] {
  const above = [...path.matchAll(/(?<=^|\/)node_modules\//g)].map(({ index }) => path.slice(0, index));
  return [...above, path === '' ? '' : `${path}/`];
}

/**
 * Platform packages are named like "@biomejs/cli-linux-x64-musl". There is no integrity hash, because the package
 * cannot be downloaded here.
 */
function entryFor(name: string, version: string, parent: Entry): Entry {
  const [, os, cpu, abi = ''] =
    /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)-?(.*)$/.exec(name) ?? [];
  if (!os || !cpu)
    throw new Error(`${name} is in no registry at hand, and its name does not tell its platform.`);
  const libc = abi.startsWith('musl') ? ['musl'] : abi.startsWith('gnu') ? ['glibc'] : undefined;
  const dev = parent.dev ? { dev: true } : {};
  return { version, cpu: [cpu], ...dev, ...(libc ? { libc } : {}), optional: true, os: [os] };
}

export function completeLock(lock: Lock): Lock {
  const added = findUnnamed(lock).map(({ parent, name, version }) => {
    const entry: [string, Entry] = [
      `node_modules/${name}`,
      entryFor(name, version, lock.packages[parent] ?? {}),
    ];
    return entry;
  });
  const all = [...Object.entries(lock.packages), ...added];
  // Sorted as npm sorts them, so that its next write changes nothing.
  return {
    ...lock,
    packages: Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}

if (import.meta.main) {
  const path = new URL('../package-lock.json', import.meta.url);
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
  console.log(`Adding ${findUnnamed(lock).length} packages of other platforms.`);
  writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
}
