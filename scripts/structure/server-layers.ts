import { type Location, locate, readsBefore } from './features.ts';
import { at, type Finding, productFiles, type Repository } from './repository.ts';
import { type Import, importsOf, resolveImport } from './syntax.ts';

/** Entry points besides app.ts that wire parts together. */
const entryPoints = [
  'apps/server/src/db/migrate.ts',
  'apps/server/src/keys/rotate-key.ts',
  'apps/server/src/sign-in/clients/make-client.ts',
  'apps/server/src/users/admins/admin-command.ts',
];

/**
 * In the server: foundations <- features in reading order <- app; routes -> act -> queries -> db. Only acts of another
 * feature may be imported, not its queries or routes. A `…Piece` of a statement may be imported too, because its SQL
 * stays in the owner's file. The queries of a foundation may be imported by all features.
 */
export function checkServerLayers(repository: Repository): Finding[] {
  return productFiles(repository)
    .filter(({ path }) => path.startsWith('apps/server/src/') && !entryPoints.includes(path))
    .flatMap((file) =>
      importsOf(file).flatMap((each) => {
        const target = resolveImport(file.path, each.specifier);
        const what = 'path' in target ? refusalOf(file.path, target.path, each) : undefined;
        return what ? [at(file, each.start, what)] : [];
      }),
    );
}

function refusalOf(from: string, to: string, given: Import): string | undefined {
  const { specifier, typeOnly } = given;
  const own = locate(from);
  const theirs = locate(to);
  if (!own || !theirs) return undefined;

  if (theirs.layer === 'app' && own.layer !== 'app') {
    // Values of the configuration are passed down; lower layers may import only its type.
    if (typeOnly && to === 'apps/server/src/config.ts') return undefined;
    return `only the app itself may import ${specifier}`;
  }
  if (own.layer === 'app') return undefined;
  if (own.layer === 'foundation' && theirs.layer === 'feature')
    return `a foundation may not import ${specifier}`;
  if (own.folder === 'db' && theirs.folder !== 'db') return `db may not import ${specifier}`;
  return featureRefusal(own, theirs, to, given) ?? roleRefusal(from, to, given);
}

function featureRefusal(
  own: Location,
  theirs: Location,
  to: string,
  { specifier, names }: Import,
): string | undefined {
  if (own.layer !== 'feature' || theirs.layer !== 'feature' || own.folder === theirs.folder) return undefined;
  if (!readsBefore(theirs.folder, own.folder))
    return `${own.folder} comes before ${theirs.folder} in the feature order and may not import ${specifier}`;
  if (!/\.(queries|routes)\.ts$/.test(to)) return undefined;

  const arePieces = names.length > 0 && names.every((name) => name.endsWith('Piece'));
  return arePieces ? undefined : `of another feature only acts may be imported: ${specifier}`;
}

/**
 * No upward imports: queries import only `db`, other queries and types; only the app and the file that opens a feature
 * import routes.
 */
function roleRefusal(from: string, to: string, { specifier, typeOnly }: Import): string | undefined {
  if (to.endsWith('.routes.ts')) {
    return /\/open-[\w-]+\.ts$/.test(from)
      ? undefined
      : `only the app and open-… files may import routes: ${specifier}`;
  }
  if (!from.endsWith('.queries.ts') || typeOnly) return undefined;

  const isBelow = to.endsWith('.queries.ts') || to.startsWith('apps/server/src/db/');
  return isBelow ? undefined : `queries may not import ${specifier}`;
}

/** Every folder of an app is a foundation, a listed feature, or the app itself. */
export function checkFolders(repository: Repository): Finding[] {
  const unknown = productFiles(repository)
    .filter(({ path }) => locate(path)?.layer === 'unknown')
    .map(({ path }) => path.split('/').slice(0, 4).join('/'));
  return [...new Set(unknown)].map((folder) => `${folder}:1 is neither a foundation nor a feature`);
}
