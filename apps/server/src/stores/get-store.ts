import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStore } from './stores.queries.ts';

export async function getStore({ db, storeId }: StoreContext) {
  return (await findStore(db, storeId)) ?? fail('NOT_FOUND');
}
