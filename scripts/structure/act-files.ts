import { loadContract } from './contract-modules.ts';
import { type Finding, productFiles, type Repository, type SourceFile } from './repository.ts';
import { isNode, nameOf, nodesOf } from './syntax.ts';

/** Endpoints that another endpoint's act answers, and why. */
const answeredByOthers: ReadonlyMap<string, string> = new Map([
  ['listOrdersBetween', 'listOrders by an older path'],
  ['getFileUploadUrlForUser', 'getFileUploadUrl for a file of another user'],
]);

/** The act of `takeOrder` is `takeOrder` or `takeOrderBy` in a file `take-order.ts`. */
export async function checkActFiles(repository: Repository): Promise<Finding[]> {
  const { endpoints } = await loadContract(repository);
  const exported = new Map<string, Set<string>>();
  for (const file of productFiles(repository)) {
    const [, base] = /^apps\/server\/src\/(?:.*\/)?([\w-]+)\.ts$/.exec(file.path) ?? [];
    if (!base || !endpoints.some(({ name }) => fileOf(name) === base)) continue;
    exported.set(base, new Set([...(exported.get(base) ?? []), ...functionsOf(file)]));
  }

  return endpoints.flatMap(({ name }) => {
    const found = exported.get(fileOf(name));
    const hasAct = found?.has(name) || found?.has(`${name}By`);
    if (answeredByOthers.has(name)) return hasAct ? [`${name}:1 needs no exception`] : [];
    return hasAct ? [] : [`${name}:1 has no act in a file ${fileOf(name)}.ts`];
  });
}

function fileOf(endpoint: string): string {
  return endpoint.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Names of exported functions. */
function functionsOf(file: SourceFile): string[] {
  return nodesOf(file, 'ExportNamedDeclaration').flatMap(({ declaration }) => {
    const isFunction = isNode(declaration) && declaration.type === 'FunctionDeclaration';
    return isFunction ? [nameOf(declaration.id) ?? ''] : [];
  });
}
