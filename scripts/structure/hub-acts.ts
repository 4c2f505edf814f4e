import { loadContract } from './contract-modules.ts';
import { at, type Finding, type Node, productFiles, type Repository, type SourceFile } from './repository.ts';
import { nameOf, nodesOf } from './syntax.ts';

/** They change nothing, and a page gives them up when it is left. */
const reads: readonly string[] = ['checkMenuImport', 'getFileUploadUrl', 'getFileUploadUrlForUser'];
/** A device keeps its sales, with their keys, and sends them in their turn. */
const ownLine = 'apps/hub/src/payments/outbox/send-request.ts';

/**
 * An act of the hub goes to the server through `sendOnce`: once for a press, and on once the app lock is open. A read that
 * the lock may refuse asks for an approval as well: its call stands in `throughLock`.
 */
export async function checkHubActs(repository: Repository): Promise<Finding[]> {
  const { endpoints } = await loadContract(repository);
  const acts = endpoints.filter(({ method }) => method !== 'GET');
  const isLocked = new Map(acts.map(({ name, lock }) => [name, lock !== undefined]));
  return productFiles(repository)
    .filter(({ path }) => path.startsWith('apps/hub/src/') && path !== ownLine)
    .flatMap((file) => findingsIn(file, isLocked));
}

function findingsIn(file: SourceFile, isLocked: ReadonlyMap<string, boolean>): Finding[] {
  const calls = nodesOf(file, 'CallExpression');
  const asking = calls.filter(({ callee }) => nameOf(callee) === 'throughLock');
  return calls.flatMap(({ callee, arguments: given, start }) => {
    const name = nameOf((given as Node[])[0]) ?? '';
    if (nameOf(callee) !== 'call' || !isLocked.has(name)) return [];
    if (!reads.includes(name)) return [at(file, start, `${name} is an act and does not go through sendOnce`)];
    const asks = asking.some((around) => around.start < start && start < around.end);
    if (asks || !isLocked.get(name)) return [];
    return [at(file, start, `${name} may be locked and is not called throughLock`)];
  });
}
