import { locate, readsBefore, sharedFeatures } from './features.ts';
import { at, type Finding, productFiles, type Repository } from './repository.ts';
import { importsOf, resolveImport } from './syntax.ts';

const page = /-page\.tsx$/;

/**
 * In the browser apps: lib <- features in reading order <- app. Only a `…-page.tsx` may render components of another
 * feature; other files may use its hooks and plain modules (`.ts`). Shared features may be rendered by every later
 * feature.
 */
export function checkScreenLayers(repository: Repository): Finding[] {
  return productFiles(repository)
    .filter(({ path }) => /^apps\/(account|hub|place)\//.test(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, start }) => {
        const target = resolveImport(file.path, specifier);
        const what = 'path' in target ? refusalOf(file.path, target.path, specifier) : undefined;
        return what ? [at(file, start, what)] : [];
      }),
    );
}

function refusalOf(from: string, to: string, specifier: string): string | undefined {
  const own = locate(from);
  const theirs = locate(to);
  if (!own || !theirs || own.layer === 'app' || own.folder === theirs.folder) return undefined;

  // The paths of screens are the only part of the app that every file may import.
  if (theirs.layer === 'app')
    return /\/app\/paths\.ts$/.test(to) ? undefined : `only the app may import ${specifier}`;
  if (theirs.layer === 'foundation') return undefined;
  if (own.layer === 'foundation') return `lib may not import ${specifier}`;
  if (!readsBefore(theirs.folder, own.folder))
    return `${own.folder} comes before ${theirs.folder} in the feature order and may not import ${specifier}`;
  if (to.endsWith('.tsx') && !page.test(from) && !sharedFeatures.includes(theirs.folder))
    return `only a page may import another feature's component: ${specifier}`;
  return undefined;
}
