import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listPointStores as wire } from '@maru/contract/points/points.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreStatus } from '../points.queries.ts';
import { listStoresOfOwners } from './setting.queries.ts';

/** The stores with which points may be shared, and the others of the same owners with the reason why not. */
export async function listPointStores({ db, storeId, now }: StoreContext): Promise<OutputOf<typeof wire>> {
  if (!(await findStoreStatus(db, storeId))) fail('NOT_FOUND');
  const stores = await listStoresOfOwners(db, storeId, now);
  return stores.map(({ hasNumbers, hasOneNumber, ...store }) => ({
    ...store,
    problem: hasOneNumber ? null : hasNumbers ? 'BUSINESS_NUMBER' : 'NO_NUMBER',
  }));
}
