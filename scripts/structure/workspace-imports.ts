import { at, type Finding, isTestOnly, type Repository, type SourceFile } from './repository.ts';
import { importsOf, resolveImport } from './syntax.ts';

/** Workspaces that a workspace may import, besides itself. */
const mayUse: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/web': ['packages/contract', 'packages/ui'],
  'packages/place-page': ['packages/contract', 'packages/ui', 'packages/web'],
  'apps/server': ['packages/contract'],
  'apps/account': ['packages/contract', 'packages/ui', 'packages/web'],
  'apps/hub': ['packages/contract', 'packages/place-page', 'packages/ui', 'packages/web'],
  'apps/place': ['packages/contract', 'packages/place-page', 'packages/ui', 'packages/web'],
  e2e: ['packages/contract', 'apps/server', 'scripts'],
  bench: ['packages/contract', 'apps/server', 'apps/hub', 'e2e', 'scripts'],
  scripts: ['packages/contract', 'apps/server', 'e2e', 'bench'],
};

const phoneFolder = 'packages/contract/src/phone/';
const notForUi = /^(@tanstack\/react-(router|query)|i18next|react-i18next)$/;

/** No app imports another; the contract imports only zod; ui imports no router, query or i18n library. */
export function checkWorkspaceImports({ files }: Repository): Finding[] {
  return files.flatMap((file) => {
    const own = workspaceOf(file.path);
    if (!own || !(own in mayUse)) return [];
    return importsOf(file).flatMap(({ specifier, start }) => {
      const what = refusalOf(file, own, specifier);
      return what ? [at(file, start, what)] : [];
    });
  });
}

export function workspaceOf(path: string): string | undefined {
  return /^((?:apps|packages)\/[^/]+|e2e|bench|scripts)\//.exec(path)?.[1];
}

function refusalOf(file: SourceFile, own: string, specifier: string): string | undefined {
  const target = resolveImport(file.path, specifier);
  if ('path' in target) {
    const theirs = workspaceOf(target.path);
    const allowed = theirs === own || (theirs && (mayUse[own] ?? []).includes(theirs));
    return allowed ? undefined : `${own} may not import ${specifier}`;
  }
  if (own === 'packages/contract' && !isTestOnly(file.path) && !isForContract(file.path, target.external)) {
    return `the contract may not import ${specifier}`;
  }
  if (own === 'packages/ui' && notForUi.test(target.external)) return `ui may not import ${specifier}`;
  return undefined;
}

function isForContract(path: string, name: string): boolean {
  return name === 'zod' || (name === 'libphonenumber-js' && path.startsWith(phoneFolder));
}
