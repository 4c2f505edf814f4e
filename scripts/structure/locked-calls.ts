import { loadContract } from './contract-modules.ts';
import { at, type Finding, type Node, productFiles, type Repository, type SourceFile } from './repository.ts';
import { nameOf, nodesOf } from './syntax.ts';

/** An act that the app lock may refuse asks for an approval and goes on: its call stands in `throughLock`. */
export async function checkLockedCalls(repository: Repository): Promise<Finding[]> {
  const { endpoints } = await loadContract(repository);
  const acts = endpoints.filter(({ lock, method }) => lock !== undefined && method !== 'GET');
  const names = new Set(acts.map(({ name }) => name));
  return productFiles(repository)
    .filter(({ path }) => path.startsWith('apps/hub/src/'))
    .flatMap((file) => unlockedIn(file, names));
}

function unlockedIn(file: SourceFile, acts: ReadonlySet<string>): Finding[] {
  const calls = nodesOf(file, 'CallExpression');
  const asking = calls.filter(({ callee }) => nameOf(callee) === 'throughLock');
  return calls.flatMap(({ callee, arguments: given, start }) => {
    const name = nameOf((given as Node[])[0]) ?? '';
    if (nameOf(callee) !== 'call' || !acts.has(name)) return [];
    const asks = asking.some((around) => around.start < start && start < around.end);
    return asks ? [] : [at(file, start, `${name} may be locked and is not called throughLock`)];
  });
}
