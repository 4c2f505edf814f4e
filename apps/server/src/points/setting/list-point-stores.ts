import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listPointStores as wire } from '@maru/contract/points/points.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreStatus } from '../points.queries.ts';
import { settingAt } from '../setting-at.ts';
import { listStoresOfOwners } from './setting.queries.ts';

/**
 * The stores with which points may be shared, and the other stores of the same owners with the reason why not. A
 * store is still listed after either store was sold, as long as one owes the other for points. A member who is not an
 * owner sees a store that cannot share only if there is a claim or the setting names the store.
 */
export async function listPointStores(context: StoreContext): Promise<OutputOf<typeof wire>> {
  const { db, storeId, now, membership } = context;
  if (!(await findStoreStatus(db, storeId))) fail('NOT_FOUND');
  const stores = await listStoresOfOwners(db, storeId, now);
  const { useStoreIds = [] } = (await settingAt(db, storeId, now)) ?? {};
  const seesAll = !membership || membership.role === 'OWNER';
  return stores.flatMap(({ hasNumbers, hasOneNumber, hasOneOwner, ...store }) => {
    const problem = problemOf({ hasNumbers, hasOneNumber, hasOneOwner });
    const concerns = problem === null || store.owes !== 0 || useStoreIds.includes(store.storeId);
    return seesAll || concerns ? [{ ...store, problem }] : [];
  });
}

type Sharing = Record<'hasNumbers' | 'hasOneNumber' | 'hasOneOwner', boolean>;

function problemOf({ hasNumbers, hasOneNumber, hasOneOwner }: Sharing) {
  if (!hasOneOwner) return 'OTHER_OWNER';
  if (hasOneNumber) return null;
  return hasNumbers ? 'BUSINESS_NUMBER' : 'NO_NUMBER';
}
