import { hasStoreAccess } from '@maru/contract/endpoint.ts';
import { loadContract } from './contract-modules.ts';
import { locate } from './features.ts';
import { at, type Finding, type Node, productFiles, type Repository, type SourceFile } from './repository.ts';
import { importsOf, isNode, nameOf, nodesOf, resolveImport, textOf } from './syntax.ts';

type Stated = { name: string; constant: string; file: SourceFile; start: number };
type Mounted = { name: string; from: string; file: SourceFile; start: number };

/** Every endpoint is in the list, declares its access, and is mounted once, in its feature's routes. */
export async function checkMountedEndpoints(repository: Repository): Promise<Finding[]> {
  const { endpoints } = await loadContract(repository);
  const listed = new Set(endpoints.map(({ name }) => name));
  const stated = productFiles(repository)
    .filter(({ path }) => path.startsWith('packages/contract/src/'))
    .flatMap(statedIn);
  const mounted = productFiles(repository)
    .filter(({ path }) => path.startsWith('apps/server/src/'))
    .flatMap(mountedIn);

  return [
    ...stated.flatMap(({ name, constant, file, start }) => [
      ...(name === constant ? [] : [at(file, start, `${constant} calls itself ${name}`)]),
      ...(listed.has(name) ? [] : [at(file, start, `${name} is not in endpoints.ts`)]),
      ...mountings(name, file, start, mounted),
    ]),
    ...endpoints
      .filter(({ access }) => access.length === 0)
      .map(({ name }) => `${name}:1 says not who may call it`),
    ...endpoints
      .filter((endpoint) => hasStoreAccess(endpoint) && !('storeId' in endpoint.input.shape))
      .map(({ name }) => `${name}:1 is a store's call and takes no storeId`),
    ...mounted.flatMap(misplaced),
    ...unusedRoutes(repository),
  ];
}

function mountings(name: string, file: SourceFile, start: number, mounted: readonly Mounted[]): Finding[] {
  const own = mounted.filter((each) => each.name === name);
  if (own.length === 0) return [at(file, start, `${name} is not mounted`)];
  return own.slice(1).map((each) => at(each.file, each.start, `${name} is mounted again`));
}

/** `export const takeOrder = endpoint({ name: 'takeOrder', … })` */
function statedIn(file: SourceFile): Stated[] {
  return nodesOf(file, 'VariableDeclarator').flatMap(({ id, init, start }) => {
    if (!isNode(init) || init.type !== 'CallExpression' || nameOf(init.callee) !== 'endpoint') return [];
    const [definition] = init.arguments as Node[];
    const properties = (definition?.properties ?? []) as Node[];
    const name = textOf(properties.find(({ key }) => nameOf(key) === 'name')?.value);
    return [{ name: name ?? '', constant: nameOf(id) ?? '', file, start }];
  });
}

/** `route(takeOrder, …)` or `route(wire.takeOrder, …)` */
function mountedIn(file: SourceFile): Mounted[] {
  return nodesOf(file, 'CallExpression').flatMap(({ callee, arguments: given, start }) => {
    if (nameOf(callee) !== 'route') return [];
    const [first] = given as Node[];
    if (!first) return [];
    const isMember = first.type === 'MemberExpression';
    const name = nameOf(isMember ? first.property : first) ?? '';
    return [{ name, from: originOf(file, nameOf(isMember ? first.object : first) ?? ''), file, start }];
  });
}

/** The file that a local name is imported from. */
function originOf(file: SourceFile, local: string): string {
  const declaration = nodesOf(file, 'ImportDeclaration').find(({ specifiers }) =>
    (specifiers as Node[]).some((specifier) => nameOf(specifier.local) === local),
  );
  const target = resolveImport(file.path, textOf(declaration?.source) ?? '');
  return 'path' in target ? target.path : '';
}

function misplaced({ name, from, file, start }: Mounted): Finding[] {
  if (!file.path.endsWith('.routes.ts')) return [at(file, start, `${name} is mounted outside a .routes.ts`)];
  const feature = locate(file.path)?.folder;
  const isOwn = from.startsWith(`packages/contract/src/${feature}/`);
  return isOwn ? [] : [at(file, start, `${name} is not a call of ${feature}`)];
}

/** Every routes file is used by app.ts, a file beside it that it is split into, or by the file that opens its feature. */
function unusedRoutes(repository: Repository): Finding[] {
  const collected = repository.files
    .filter(
      ({ path }) =>
        /^apps\/server\/src\/app(-[\w-]+)?\.ts$/.test(path) ||
        /^apps\/server\/src\/.*\/open-[\w-]+\.ts$/.test(path),
    )
    .flatMap((file) => importsOf(file).map(({ specifier }) => resolveImport(file.path, specifier)))
    .flatMap((target) => ('path' in target ? [target.path] : []));
  return productFiles(repository)
    .filter(({ path }) => path.endsWith('.routes.ts') && !collected.includes(path))
    .map(({ path }) => `${path}:1 is not collected in app.ts`);
}
