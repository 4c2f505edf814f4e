import { loadContract } from './contract-modules.ts';
import { at, type Finding, type Node, productFiles, type Repository, type SourceFile } from './repository.ts';
import { nameOf, nodesOf } from './syntax.ts';

/** Calls that may be repeated or aborted without harm; a page aborts them when it is left. */
const reads: readonly string[] = [
  'checkMenuImport',
  'getFileUploadUrl',
  'getFileUploadUrlForUser',
  'previewPointSetting',
  'previewRevenueMessage',
  'searchCustomers',
  'searchOrders',
  'sumFoundOrders',
];
/** Reads for a screen that itself shows that it is locked, or for a part that is left out while locked. */
const ofScreens: readonly string[] = ['previewPointSetting', 'searchCustomers', 'sumFoundOrders'];
/** Needs no `sendOnce`: a device stores its sales with their keys, and this file sends them in order. */
const ownLine = 'apps/hub/src/payments/sale-queue/sending/send-request.ts';

/**
 * Acts of the hub go to the server through `sendOnce`: once per press, and resumed after the app lock is opened. A read
 * that the lock may refuse must ask for approval as well, by a call in `retryAfterUnlock`.
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
  const asking = calls.filter(({ callee }) => nameOf(callee) === 'retryAfterUnlock');
  return calls.flatMap(({ callee, arguments: given, start }) => {
    const name = nameOf((given as Node[])[0]) ?? '';
    if (nameOf(callee) !== 'call' || !isLocked.has(name)) return [];
    if (!reads.includes(name)) return [at(file, start, `${name} is an act and does not go through sendOnce`)];
    const asks = asking.some((around) => around.start < start && start < around.end);
    if (asks || ofScreens.includes(name) || !isLocked.get(name)) return [];
    return [at(file, start, `${name} may be locked and is not called in retryAfterUnlock`)];
  });
}
